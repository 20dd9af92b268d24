import { useGetList, useListContext } from 'react-admin';
import { useOverview } from '../../providers/use-overview.ts';
import { Count, type Waiting } from '../waiting/WaitingBadge.tsx';

const ONE = { page: 1, perPage: 1 };

interface TabBadgeProps {
  of: keyof Waiting;
  /** The filter that the tabs set, and what this tab sets it to. */
  field: string;
  tab: string;
}

/** How much waits in a tab: in all, or of what its queue has been narrowed to. */
export function TabBadge({ of, field, tab }: TabBadgeProps) {
  const { resource, filterValues, sort, total } = useListContext();
  const { [field]: current, ...narrowed } = filterValues;
  const isNarrowed = Object.keys(narrowed).length > 0;
  const { data } = useOverview();
  const other = useGetList(
    resource,
    { filter: { ...narrowed, [field]: tab }, pagination: ONE, sort },
    { enabled: isNarrowed && tab !== current },
  );
  const listed = tab === current ? total : other.total;
  return <Count count={(isNarrowed ? listed : data?.waiting[of]?.count) ?? 0} />;
}
