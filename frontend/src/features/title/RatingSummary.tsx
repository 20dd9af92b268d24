import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria, Stats } from '../../api/types.ts';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { Part } from '../../components/feedback/Part.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { CRITERIA } from '../../lib/vocabulary/criteria.ts';

const RatingSpread = lazyPart('RatingSpread', () => import('./RatingSpread.tsx'));

/** The mean of all and of each of the six criteria. */
export function RatingSummary({ postId, stats }: { postId: number; stats: Stats }) {
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
          <CriteriaBars postId={postId} criteria={stats.criteria} />
        </>
      )}
    </section>
  );
}

/** Each opens to how its grades are spread. */
function CriteriaBars({ postId, criteria }: { postId: number; criteria: Criteria }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const [open, setOpen] = useState<keyof Criteria | null>(null);
  return (
    <ul className="mt-2 grid">
      {CRITERIA.map((criterion) => (
        <li key={criterion}>
          <button
            type="button"
            aria-expanded={open === criterion}
            title={t('rating.spread')}
            onClick={() => setOpen(open === criterion ? null : criterion)}
            className="grid min-h-11 w-full grid-cols-[minmax(0,6.5rem)_minmax(1rem,1fr)_2rem] items-center gap-3 text-start text-sm"
          >
            <span className="text-mid">{t(`criterion.${criterion}`)}</span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-high/10">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${criteria[criterion] * 10}%` }} />
            </span>
            <span className="text-end font-bold">{format.rating(criteria[criterion])}</span>
          </button>
          {open === criterion && (
            <Part waiting={<div className="h-20" />}>
              <RatingSpread postId={postId} criterion={criterion} />
            </Part>
          )}
        </li>
      ))}
    </ul>
  );
}
