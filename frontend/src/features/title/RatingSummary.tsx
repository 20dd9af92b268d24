import { useTranslation } from 'react-i18next';
import type { Criteria, Stats } from '../../api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';

const CRITERIA = [
  'starring',
  'direction',
  'screenplay',
  'music',
  'effects',
  'other',
] as const satisfies readonly (keyof Criteria)[];

/** The mean of all and of each of the six criteria. */
export function RatingSummary({ stats }: { stats: Stats }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  return (
    <section className="rounded-panel bg-high/5 p-6">
      {stats.rating === null || !stats.criteria ? (
        <p className="text-sm text-mid">{t('rating.none')}</p>
      ) : (
        <>
          <p className="flex items-baseline gap-2">
            <span className="text-3xl font-black text-accent-text">{format.rating(stats.rating)}</span>
            <span className="text-sm text-low">{t('rating.of', { count: stats.votes })}</span>
          </p>
          <CriteriaBars criteria={stats.criteria} />
        </>
      )}
    </section>
  );
}

function CriteriaBars({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  return (
    <dl className="mt-5 grid gap-3">
      {CRITERIA.map((criterion) => (
        <div key={criterion} className="grid grid-cols-[6.5rem_1fr_2rem] items-center gap-3 text-sm">
          <dt className="text-mid">{t(`criterion.${criterion}`)}</dt>
          <dd className="order-last text-end font-bold">{format.rating(criteria[criterion])}</dd>
          <dd aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-high/10">
            <span className="block h-full rounded-full bg-accent" style={{ width: `${criteria[criterion] * 10}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
