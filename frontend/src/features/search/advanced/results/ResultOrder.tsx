import { useTranslation } from 'react-i18next';
import type { SearchResult } from '../../../../api/types.ts';
import { IconButton } from '../../../../components/button/IconButton.tsx';
import { Select } from '../../../../components/form/Select.tsx';
import { SEARCH_SORTS } from '../search-filter.ts';
import type { SearchControl } from '../use-search-state.ts';

const BEST_MATCH = 'best';

interface Props {
  control: SearchControl;
  /** What the answer says of its order; null where what matches best comes first. */
  sorted: SearchResult['sort'];
}

/** The default order is by best match, unless the words mean another, as "new movies" do; without words the best known come first. */
export function ResultOrder({ control: { state, change }, sorted }: Props) {
  const { t } = useTranslation('search');
  const direction = state.direction ?? (state.sort === 'name' ? 'asc' : 'desc');
  const meant = SEARCH_SORTS.find((field) => field === sorted && state.sort === null);
  const standard = {
    value: BEST_MATCH,
    text: t(sorted === 'popularity' || !state.q ? 'sort.popularity' : 'sort.best'),
  };
  const options = SEARCH_SORTS.map((value) => ({ value: value as string, text: t(`sort.${value}`) }));
  return (
    <div className="flex items-center">
      <Select
        aria-label={t('sort.label')}
        value={state.sort ?? meant ?? BEST_MATCH}
        onChange={({ target }) =>
          change({ sort: SEARCH_SORTS.find((field) => field === target.value) ?? null, direction: null })
        }
        options={meant ? options : [standard, ...options]}
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
