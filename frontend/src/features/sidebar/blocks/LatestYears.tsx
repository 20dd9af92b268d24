import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../../components/button/Chip.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { latestYearsQuery } from '../sidebar-queries.ts';
import { BlockHeading } from './BlockHeading.tsx';

const MAX_YEARS = 10;

/** The latest years of release, each with its titles. */
export function LatestYears() {
  const { t } = useTranslation('sidebar');
  const format = useFormat();
  const heading = useId();
  const { data: years } = useQuery(latestYearsQuery);
  if (!years?.length) return null;
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <BlockHeading id={heading} title={t('sidebar.years')} />
      <div className="flex flex-wrap gap-2">
        {years.slice(0, MAX_YEARS).map((year) => (
          <ChipLink key={year} to={`/search?from=${year}&to=${year}`}>
            {format.year(year)}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}
