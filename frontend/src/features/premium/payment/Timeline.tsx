import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../api/types.ts';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { receiptQuery } from './payment-query.ts';

const COLOUR: Record<string, string> = { verified: 'bg-success', failed: 'bg-danger', expired: 'bg-danger' };

/** Where nothing was to pay, no bank has confirmed it and none gives it back. */
const FREE: Record<string, string> = { verified: 'free', reversed: 'undone' };

/** An order that had cost nothing is undone at once. */
const isToldOf =
  (amount: number) =>
  ({ kind }: { kind: string }) =>
    amount > 0 || kind !== 'reversing';

/** The history of the payment, shown to its buyer only. */
export function Timeline({ payment: { reference, state, amount } }: { payment: Payment }) {
  const { t, i18n } = useTranslation('premium');
  const format = useFormat();
  const { data: receipt } = useQuery(receiptQuery(reference, state));
  if (!receipt) return null;
  return (
    <section className="mt-6 rounded-panel bg-surface-1 p-5 md:p-7 print:hidden">
      <h2 className="mb-4 text-base font-bold">{t('timeline.title')}</h2>
      {(receipt.card || receipt.coupon) && (
        <p className="mb-4 flex flex-wrap gap-x-6 text-sm text-mid">
          {receipt.card && (
            <span>
              {t('payment.card')} <bdi dir="ltr">{format.digits(receipt.card)}</bdi>
            </span>
          )}
          {receipt.coupon && (
            <span>
              {t('coupon.label')} <bdi dir="ltr">{receipt.coupon}</bdi>
            </span>
          )}
        </p>
      )}
      <ol className="flex flex-col gap-4 border-s border-hairline-strong ps-5">
        {receipt.timeline.filter(isToldOf(amount)).map(({ at, kind, code }) => (
          <li key={`${at} ${kind}`} className="relative text-sm">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute -start-[25px] top-2 size-2.5 rounded-full ring-4 ring-(--surface-1)',
                COLOUR[kind] ?? 'bg-low',
              )}
            />
            <p className="font-medium">
              {t(`timeline.${(amount === 0 && FREE[kind]) || kind}`, { defaultValue: kind })}
            </p>
            <p className="text-xs text-low">
              {format.dateTime(at)}
              {/* What banks call things among themselves says nothing to a buyer. */}
              {code && i18n.exists(`code.short.${code}`, { ns: 'premium' }) && <> · {t(`code.short.${code}`)}</>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
