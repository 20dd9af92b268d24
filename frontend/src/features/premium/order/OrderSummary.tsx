import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { unitOf, useSize } from '../use-size.ts';
import type { OrderLine } from './order-line.ts';

/** What is bought and what it costs. */
export function OrderSummary({ line: { planId, size, price }, discount }: { line: OrderLine; discount: number }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const sizeText = useSize();
  const unit = unitOf(planId);
  const amount = price - discount;
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-base font-bold">{t(`offers.${unit}`)}</h2>
      <p className="text-sm text-mid">{t(`offers.${unit}.note`)}</p>
      <dl className="mt-4 flex flex-col gap-3 border-t border-hairline pt-4 text-sm">
        <Line name={t(`order.size.${unit}`)} value={sizeText(unit, size)} />
        <Line name={t('order.price')} value={format.price(price)} />
        {discount > 0 && <Line name={t('order.discount')} value={format.withSign(format.price(discount), -1)} good />}
      </dl>
      <div
        aria-live="polite"
        className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline pt-4"
      >
        <p className="text-sm font-bold">{t('order.amount')}</p>
        <p className="text-lg font-black">{format.price(amount)}</p>
      </div>
    </section>
  );
}

function Line({ name, value, good = false }: { name: string; value: string; good?: boolean }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-mid">{name}</dt>
      <dd className={`font-medium ${good ? 'text-success-text' : ''}`}>{value}</dd>
    </div>
  );
}
