import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton';
import { BareSelect } from '../../../components/form/Select';
import { SEARCH_SORTS } from './search-filter';
import type { SearchControl } from './use-search-state';

const BEST = 'best';

/** Without an order of one's own the best match comes first. */
export function ResultOrder({ control: { state, change } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const direction = state.direction ?? (state.sort === 'name' ? 'asc' : 'desc');
  const options = [BEST, ...SEARCH_SORTS].map((value) => ({ value, text: t(`sort.${value}`) }));
  return (
    <div className="flex items-center">
      <BareSelect
        aria-label={t('sort.label')}
        value={state.sort ?? BEST}
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
