import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Plan } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { plansQuery } from '../../../lib/api/queries/plans-query.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { daysUntil, premiumPlan } from '../plan/premium-plan.ts';
import { Comparison } from './Comparison.tsx';
import { PlanCards } from './PlanCards.tsx';
import { Questions } from './Questions.tsx';

/** /premium: what the plans give and what they cost, for everybody. */
export default function PremiumPage() {
  const { t } = useTranslation('premium');
  return (
    <div className="page-margin max-w-[calc(1040px+2*var(--page-edge))] pt-8 md:pt-14">
      <Head />
      <h1 className="text-xl font-black md:text-3xl">{t('plans.title')}</h1>
      <p className="mt-3 max-w-2xl text-base text-mid">{t('plans.lead')}</p>
      <OwnPlan />
      <Offers />
      <Comparison />
      <Questions />
    </div>
  );
}

/** Search engines show what the cheapest plan costs. */
function Head() {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const { data } = useQuery(plansQuery);
  const prices = paid(data)?.map(({ price }) => price) ?? [];
  const price = prices.length > 0 && t('plans.from', { price: format.price(Math.min(...prices)) });
  return <PageHead text={t('plans.window')} description={[price, t('plans.lead')].filter(Boolean).join(' ')} />;
}

/** A member with a plan learns that a purchase is added to it. */
function OwnPlan() {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const { user } = useSession();
  const plan = user && premiumPlan(user);
  if (plan?.kind !== 'days' && plan?.kind !== 'volume') return null;
  const until = daysUntil(user?.vip_expiration ?? null);
  const days = until && t('statement.until', { date: format.date(until) });
  const volume = plan.kind === 'volume' && format.bytes(plan.bytes);
  const key = days && volume ? 'plans.own.both' : days ? 'plans.own.days' : 'plans.own.volume';
  return <p className="mt-4 text-sm text-success-text">{t(key, { days, volume })}</p>;
}

const paid = (answer: { plans: Plan[] } | undefined) => answer?.plans.filter(({ planId }) => planId !== 1);

const CARDS = ['one', 'two', 'three', 'four'];

function Offers() {
  const { t } = useTranslation('premium');
  const { data, error, refetch } = useQuery(plansQuery);
  const offers = paid(data);
  if (error && !offers) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!offers) {
    return (
      <div aria-hidden="true" className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-56 rounded-panel" />
        ))}
      </div>
    );
  }
  if (offers.length > 0) return <PlanCards offers={offers} />;
  return (
    <EmptyState title={t('buy.nothing')}>
      <Link to="/movies" className={buttonStyle('main')}>
        {t('nav.movies')}
      </Link>
    </EmptyState>
  );
}
