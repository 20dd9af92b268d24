import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../api/types.ts';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { unitOf, useSize } from '../use-size.ts';
import { errorCodeOf } from './outcome.ts';

interface PaymentFactsProps {
  payment: Payment;
  /** Whose account it was paid for, which only they may know. */
  username?: string | null | undefined;
}

/** The details of the payment, with the numbers that a bank or the support asks for. */
export function PaymentFacts({ payment, username }: PaymentFactsProps) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const size = useSize();
  const { planId, discount, amount, bank_reference: bankReference, paid_at: paidAt, number } = payment;
  const unit = unitOf(planId);
  // What was paid and given back is no error.
  const errorCode = paidAt ? null : errorCodeOf(payment);
  const facts: [string, ReactNode][] = [
    [
      t(paidAt ? 'payment.bought' : 'payment.ordered'),
      [t(`offers.${unit}`), size(unit, payment.size)].join(t('list.comma')),
    ],
    ...(discount > 0 ? [[t('order.discount'), format.price(discount)] as [string, string]] : []),
    [t('payment.amount'), format.price(amount)],
    [t('payment.gateway'), t(`gateway.${payment.gateway}`)],
    [t(whenKey(payment)), format.dateTime(paidAt ?? payment.created_at)],
    ...(bankReference
      ? [
          [
            t('payment.bankReference'),
            <Copyable key="bank" text={bankReference} label={t('payment.copyBankReference')} />,
          ] as [string, ReactNode],
        ]
      : []),
    ...(errorCode ? [[t('payment.errorCode'), <AsWritten key="code" text={errorCode} />] as [string, ReactNode]] : []),
    [t('payment.number'), <Copyable key="number" text={number} label={t('payment.copyNumber')} />],
    ...(username ? [[t('payment.username'), <AsWritten key="username" text={username} />] as [string, ReactNode]] : []),
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

/** As it is written elsewhere: left to right, in Latin digits. */
function AsWritten({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere select-all">
      {text}
    </bdi>
  );
}

function Copyable({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('premium');
  return (
    <span className="flex items-center gap-1">
      <AsWritten text={text} />
      <IconButton
        icon="copy"
        size={18}
        label={label}
        onClick={() => void copyText(text, t('payment.copied'))}
        className="-my-3 -me-2 shrink-0 print:hidden"
      />
    </span>
  );
}
