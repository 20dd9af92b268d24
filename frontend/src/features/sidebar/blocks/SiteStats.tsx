import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { siteStatsQuery } from '../sidebar-queries.ts';

const COUNTS = ['movies', 'series', 'people', 'files', 'comments'] as const;

/** Totals of the site in one line. */
export function SiteStats() {
  const { t } = useTranslation('sidebar');
  const format = useFormat();
  const { data } = useQuery(siteStatsQuery);
  if (!data) return null;
  return (
    <dl
      aria-label={t('sidebar.stats')}
      className="grid grid-cols-3 gap-x-4 gap-y-6 rounded-panel bg-surface-1 p-6 text-center sm:grid-cols-5 md:p-8"
    >
      {COUNTS.filter((key) => data[key] > 0).map((key) => (
        <div key={key} className="flex flex-col-reverse">
          <dt className="text-xs text-low">{t(`stats.${key}`)}</dt>
          <dd className="text-lg font-black md:text-xl">{format.abbreviate(data[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
