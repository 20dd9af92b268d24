import { useGetList, useListContext } from 'react-admin';
import { useOverview } from '../../providers/use-overview.ts';
import { Count, type Waiting } from '../WaitingBadge.tsx';

const ONE = { page: 1, perPage: 1 };

interface TabBadgeProps {
  of: keyof Waiting;
  /** The filter that the tabs set, and what this tab sets it to. */
  field: string;
  tab: string;
}

/** How much waits in a tab: in all, or of what its queue has been narrowed to. */
export function TabBadge({ of, field, tab }: TabBadgeProps) {
  const { resource, filterValues, sort } = useListContext();
  const { [field]: _current, ...narrowed } = filterValues;
  const isNarrowed = Object.keys(narrowed).length > 0;
  const { data } = useOverview();
  const { total } = useGetList(
    resource,
    { filter: { ...narrowed, [field]: tab }, pagination: ONE, sort },
    { enabled: isNarrowed },
  );
  return <Count count={(isNarrowed ? total : data?.waiting[of]?.count) ?? 0} />;
}
