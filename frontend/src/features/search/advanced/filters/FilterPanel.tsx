import { useTranslation } from 'react-i18next';
import type { Facets } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { Chip } from '../../../../components/button/Chip.tsx';
import { countFilters } from '../search-filter.ts';
import type { SearchControl } from '../use-search-state.ts';
import { ChannelFilter } from './ChannelFilter.tsx';
import { FacetFilters } from './FacetFilters.tsx';
import { FilterSection } from './FilterSection.tsx';
import { PeopleFilter } from './PeopleFilter.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { YearFilter } from './YearFilter.tsx';

const TYPES = [
  { value: null, text: 'filter.both' },
  { value: 1, text: 'nav.movies' },
  { value: 2, text: 'nav.series' },
] as const;
const VERSIONS = ['dubbed', 'censored'] as const;
const AGES = ['G', 'PG', 'PG-13', 'R', 'NC-17', 'TV-Y', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA'] as const;

export function FilterPanel({ control, facets }: { control: SearchControl; facets: Facets | undefined }) {
  const { t } = useTranslation('search');
  const { state, change, clear } = control;
  const { part: panel, keepFocus } = useKeptFocus<HTMLDivElement>();
  const clearAll = () => {
    keepFocus();
    clear();
    // The button is at the foot of what is longer than many results are; beside its head they begin.
    const head = panel.current;
    if (head && head.getBoundingClientRect().top < 0) head.scrollIntoView();
  };
  return (
    <div ref={panel} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-7 outline-none">
      <FilterSection title={t('filter.type')}>
        {TYPES.map(({ value, text }) => (
          <Chip key={text} selected={state.type === value} onClick={() => change({ type: value, qualities: [] })}>
            {t(text)}
          </Chip>
        ))}
      </FilterSection>
      <FacetFilters control={control} facets={facets} />
      <FilterSection title={t('filter.version')}>
        {VERSIONS.map((version) => (
          <Chip
            key={version}
            selected={state.version === version}
            onClick={() => change({ version: state.version === version ? null : version })}
          >
            {t(version)}
          </Chip>
        ))}
      </FilterSection>
      <YearFilter control={control} />
      <PeopleFilter kind="actors" control={control} />
      <PeopleFilter kind="directors" control={control} />
      <ChannelFilter control={control} />
      <FilterSection title={t('filter.age')}>
        {AGES.map((age) => (
          <Chip key={age} selected={state.age === age} onClick={() => change({ age: state.age === age ? '' : age })}>
            <bdi>{age}</bdi>
          </Chip>
        ))}
      </FilterSection>
      {countFilters(state) > 0 && (
        <Button icon="close" onClick={clearAll}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
