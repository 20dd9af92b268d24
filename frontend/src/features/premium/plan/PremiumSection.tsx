import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { BuyForm } from '../offers/BuyForm.tsx';
import { daysUntil, premiumPlan, timeLeft } from './premium-plan.ts';
import { useEndOfDays } from './use-end-of-days.ts';
import { useEndedPlan } from './use-ended-plan.ts';

/** The plan a member has, and the form to buy or extend one: other pages lead to `#premium`. */
export function PremiumSection({ user }: { user: User }) {
  const { t } = useTranslation('premium');
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads here again
  useEffect(() => {
    if (hash === '#premium') section.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  const { kind } = premiumPlan(user);
  return (
    <section ref={section} id="premium" className="scroll-mt-24 rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-lg font-bold">{t('premium.title')}</h2>
      <Plan user={user} />
      <BuyForm extending={kind === 'days' || kind === 'volume'} />
    </section>
  );
}

function Plan({ user }: { user: User }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const ended = useEndedPlan(user);
  const plan = premiumPlan(user);
  if (plan.kind === 'volume') {
    const until = daysUntil(user.vip_expiration);
    return (
      <>
        <Fact name={t('premium.volume')} value={format.bytes(plan.bytes)} good />
        {until && <DaysLeft until={until} />}
      </>
    );
  }
  if (plan.kind === 'days') {
    return <DaysLeft until={plan.until} />;
  }
  return <Fact name={t('premium.none')} value={ended ?? t('premium.none.note')} />;
}

function DaysLeft({ until }: { until: string }) {
  const { t } = useTranslation('premium');
  const endOfDays = useEndOfDays();
  const { unit, count } = timeLeft(until);
  const value = t('premium.until', { date: endOfDays(until), left: t(unit, { count }) });
  return <Fact name={t('premium.days')} value={value} good />;
}

function Fact({ name, value, good = false }: { name: string; value: string; good?: boolean }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className={`text-base font-bold ${good ? 'text-success-text' : 'text-high'}`}>{name}</span>
      <span className="text-sm text-mid">{value}</span>
    </p>
  );
}
