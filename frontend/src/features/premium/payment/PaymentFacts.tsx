import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { unitOf, useSize } from '../use-size.ts';

/** The details of the payment, with the references that a bank or the support asks for. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const size = useSize();
  const { planId, discount, amount, bank_reference: bankReference, paid_at: paidAt, code } = payment;
  const unit = unitOf(planId);
  const facts: [string, ReactNode][] = [
    [t('payment.bought'), [t(`offers.${unit}`), size(unit, payment.size)].join(t('list.comma'))],
    ...(discount > 0 ? [[t('order.discount'), format.rials(discount)] as [string, string]] : []),
    [t('payment.amount'), format.rials(amount)],
    [t('payment.gateway'), t(`gateway.${payment.gateway}`)],
    [t(whenKey(payment)), format.dateTime(paidAt ?? payment.created_at)],
    ...(bankReference
      ? [[t('payment.bankReference'), <Reference key="bank" text={bankReference} />] as [string, ReactNode]]
      : []),
    [t('payment.refCode'), <Reference key="reference" text={payment.reference} />],
    ...(code ? [[t('payment.errorCode'), <Reference key="code" text={code} />] as [string, ReactNode]] : []),
  ];
  return (
    <dl className="divide-y divide-hairline rounded-panel bg-surface-1 px-5 py-2 md:px-7">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3 text-sm">
          <dt className="text-low">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function whenKey({ paid_at, amount }: Payment): string {
  if (!paid_at) return 'payment.orderedAt';
  return amount === 0 ? 'payment.freeAt' : 'payment.paidAt';
}

/** As the bank writes it: left to right, in Latin digits, to be copied. */
function Reference({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere select-all">
      {text}
    </bdi>
  );
}
