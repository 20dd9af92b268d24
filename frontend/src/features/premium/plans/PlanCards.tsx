import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Plan } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { unitPrice } from '../offers/offer-price.ts';
import { unitOf } from '../use-size.ts';
import { chosenQuery } from './chosen-query.ts';
import { savingPercent } from './saving.ts';

const PAID_PLANS = [2, 3] as const;

/** All that is for sale, by days and by volume. Each card leads to the order, over the log-in where it is needed. */
export function PlanCards({ offers }: { offers: readonly Plan[] }) {
  const { t } = useTranslation('premium');
  const { data: chosen } = useQuery(chosenQuery);
  return PAID_PLANS.map((planId) => {
    const group = offers.filter((offer) => offer.planId === planId);
    if (group.length === 0) return null;
    const unit = unitOf(planId);
    return (
      <section key={planId} className="mt-10">
        <h2 className="text-lg font-bold">{t(`offers.${unit}`)}</h2>
        <p className="mt-1 text-sm text-mid">{t(`plans.${unit}.note`)}</p>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {group.map((offer) => (
            <Card
              key={offer.id}
              offer={offer}
              percent={savingPercent(offer, group)}
              mostChosen={chosen?.planId === planId && chosen.size === offer.size}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface CardProps {
  offer: Plan;
  percent: number | null;
  mostChosen: boolean;
}

function Card({ offer, percent, mostChosen }: CardProps) {
  const { t } = useTranslation('premium');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const name = nameOf(offer.name);
  return (
    <li
      className={classNames(
        // The button lies beside what it is for on a phone where there is room, and below it elsewhere, alike in all cards.
        'flex flex-wrap content-between items-end justify-between gap-3 rounded-panel bg-surface-1 p-5',
        mostChosen && 'outline-2 -outline-offset-2 outline-success',
      )}
    >
      <div>
        <p className="flex min-h-7 flex-wrap items-center gap-2">
          <span className="text-base font-bold">{name}</span>
          {mostChosen && <Tag text={t('plans.chosen')} />}
        </p>
        <p className="mt-1 text-lg font-black">{format.price(offer.price)}</p>
        <p className="mt-1 text-sm text-mid">
          {t(`offers.${unitOf(offer.planId)}.each`, { price: format.price(unitPrice(offer)) })}
        </p>
        <p className="text-sm font-medium text-success-text">
          {percent !== null && t(`plans.saving.${unitOf(offer.planId)}`, { percent: format.number(percent) })}
        </p>
      </div>
      <Link
        to={`/confirm-order2?offer=${offer.id}`}
        aria-label={t('plans.choose.this', { name })}
        className={buttonStyle(mostChosen ? 'main' : 'quiet', 'md', 'ms-auto sm:w-full')}
      >
        {t('plans.choose')}
      </Link>
    </li>
  );
}

function Tag({ text }: { text: string }) {
  return <span className="rounded-full bg-success px-2.5 py-0.5 text-xs font-bold text-on-success">{text}</span>;
}
