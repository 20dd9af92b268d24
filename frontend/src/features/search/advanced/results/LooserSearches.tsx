import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button/Button.tsx';
import { looserParts } from '../search-filter.ts';
import { searchQuery } from '../search-queries.ts';
import type { SearchControl } from '../use-search-state.ts';

type Part = Parameters<SearchControl['change']>[0];

interface Props {
  state: SearchControl['state'];
  onPick(part: Part): void;
}

/** Each filter that alone keeps titles out, and how many there are without it. */
export function LooserSearches({ state, onPick }: Props) {
  return (
    <div className="flex w-full flex-wrap justify-center gap-3">
      {Object.entries(looserParts(state)).map(([filter, part]) => (
        <LooserSearch key={filter} filter={filter} state={{ ...state, ...part, page: 1 }} onPick={() => onPick(part)} />
      ))}
    </div>
  );
}

function LooserSearch({ filter, state, onPick }: { filter: string; state: Props['state']; onPick(): void }) {
  const { t } = useTranslation('search');
  // A count is of the filters that are set, not of those that were.
  const { data } = useQuery({ ...searchQuery(state), placeholderData: undefined });
  if (!data?.total) return null;
  return <Button onClick={onPick}>{t('search.without', { filter: t(`filter.${filter}`), count: data.total })}</Button>;
}
