import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../api/types.ts';
import { Chip } from '../../../components/button/Chip.tsx';
import { ChoiceCard } from '../../../components/form/ChoiceCard.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { plansQuery, usePremiumWindow } from '../../../lib/api/queries/plans-query.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { offerOnTheWay } from './offer-on-the-way.ts';
import { cheapestOf, choiceAmong, FREE, FREE_PLAN, PAID_PLANS, type PlanChoice } from './plan-choice.ts';

interface Props {
  value: PlanChoice;
  onChange(choice: PlanChoice): void;
  errors: readonly string[];
}

/**
 * Free, by days or by volume; a paid plan unfolds into its offers. One can always register for free. Who comes from an offer
 * finds it chosen.
 */
export function PlanChoiceField({ value, onChange, errors }: Props) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const { data, error } = useQuery(plansQuery);
  const days = usePremiumWindow();
  const plans = data?.plans ?? [];
  const refresh = useEffectEvent((sold: readonly Plan[]) => {
    const choice = choiceAmong(sold, value, offerOnTheWay());
    if (choice.offer !== value.offer) onChange(choice);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft puts a choice back after the plans have come, too
  useEffect(() => {
    if (data) refresh(data.plans);
  }, [data, value.offer]);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-high">{t('plan.choose')}</legend>
      <div className="grid gap-2">
        <ChoiceCard
          name="planId"
          value={String(FREE_PLAN)}
          checked={value.planId === FREE_PLAN}
          onChange={() => onChange(FREE)}
          title={t('plan.free')}
          note={t(days === 0 ? 'plan.free.note.all' : 'plan.free.note', { count: days })}
        />
        {PAID_PLANS.map(({ id, name }) => {
          const cheapest = cheapestOf(plans, id);
          if (data && !cheapest) return null;
          return (
            <ChoiceCard
              key={id}
              name="planId"
              value={String(id)}
              checked={value.planId === id}
              disabled={!cheapest}
              onChange={() => onChange({ planId: id, offer: cheapest })}
              title={t(`plan.${name}`)}
              note={t(`plan.${name}.note`)}
              aside={cheapest && <From price={format.price(cheapest.price)} />}
            />
          );
        })}
      </div>
      {value.offer && <Offers plans={plans} chosen={value.offer} onChange={onChange} />}
      {error && !data && <p className="mt-2 text-xs text-low">{t('plan.unreachable')}</p>}
      {errors.map((text) => (
        <p key={text} role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-danger-text">
          <Icon name="warning" size={16} className="mt-1" />
          {text}
        </p>
      ))}
    </fieldset>
  );
}

function From({ price }: { price: string }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <span className="block text-xs text-low">{t('plan.from')}</span>
      <b>{price}</b>
    </>
  );
}

interface OffersProps {
  plans: readonly Plan[];
  chosen: Plan;
  onChange(choice: PlanChoice): void;
}

function Offers({ plans, chosen, onChange }: OffersProps) {
  const { t } = useTranslation('accounts');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const { planId } = chosen;
  return (
    <div className="fade-in mt-3 rounded-card bg-surface-1 p-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('plan.offers')}</legend>
        {plans
          .filter((plan) => plan.planId === planId)
          .map((plan) => (
            <Chip key={plan.id} selected={plan.id === chosen.id} onClick={() => onChange({ planId, offer: plan })}>
              {nameOf(plan.name)}
            </Chip>
          ))}
      </fieldset>
      <p aria-live="polite" className="mt-3 flex items-baseline justify-between text-sm text-mid">
        {t('plan.price')}
        <b className="text-base text-high">{format.price(chosen.price)}</b>
      </p>
      <p className="mt-1 text-xs text-low">{t('plan.later')}</p>
    </div>
  );
}
