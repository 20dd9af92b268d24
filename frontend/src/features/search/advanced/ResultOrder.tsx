import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Select } from '../../../components/form/Select.tsx';
import { SEARCH_SORTS } from './search-filter.ts';
import type { SearchControl } from './use-search-state.ts';

const BEST_MATCH = 'best';

/** The default order is by best match. */
export function ResultOrder({ control: { state, change } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const direction = state.direction ?? (state.sort === 'name' ? 'asc' : 'desc');
  const options = [BEST_MATCH, ...SEARCH_SORTS].map((value) => ({ value, text: t(`sort.${value}`) }));
  return (
    <div className="flex items-center">
      <Select
        aria-label={t('sort.label')}
        value={state.sort ?? BEST_MATCH}
        onChange={({ target }) =>
          change({ sort: SEARCH_SORTS.find((field) => field === target.value) ?? null, direction: null })
        }
        options={options}
        className="min-h-11! w-auto! rounded-full! border-transparent! bg-high/8! text-sm!"
      />
      <IconButton
        icon="sort"
        label={t(direction === 'asc' ? 'sort.ascending' : 'sort.descending')}
        disabled={state.sort === null}
        onClick={() => change({ direction: direction === 'asc' ? 'desc' : 'asc' })}
        className={direction === 'asc' ? '-scale-y-100' : undefined}
      />
    </div>
  );
}
