import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../components/form/Select.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { FIRST_YEAR, lastYear } from '../search-limits.ts';
import type { SearchControl } from '../use-search-state.ts';
import { FilterSection } from './FilterSection.tsx';

/** From 1930 to this year; the two ends never cross. */
export function YearFilter({ control: { state, change } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const options = useMemo(() => {
    const years = Array.from({ length: lastYear() - FIRST_YEAR + 1 }, (_, index) => lastYear() - index);
    return years.map((year) => ({ value: String(year), text: format.year(year) }));
  }, [format]);
  const pickFrom = (year: number) => change({ from: year, to: Math.max(year, state.to) });
  const pickTo = (year: number) => change({ to: year, from: Math.min(year, state.from) });
  return (
    <FilterSection title={t('filter.years')}>
      <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-3 text-sm text-low">
        <Select
          aria-label={t('filter.from')}
          value={state.from}
          onChange={({ target }) => pickFrom(Number(target.value))}
          options={options}
        />
        {t('filter.to')}
        <Select
          aria-label={t('filter.until')}
          value={state.to}
          onChange={({ target }) => pickTo(Number(target.value))}
          options={options}
        />
      </div>
    </FilterSection>
  );
}
