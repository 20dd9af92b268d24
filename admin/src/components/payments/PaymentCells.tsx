import { useTranslate } from 'react-admin';
import type { ConsolePayment } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { CellLink } from '../links/CellLink.tsx';
import { useAmounts } from './use-amounts.ts';

type PaymentCellProps = { payment: ConsolePayment };

export function PaymentNumber({ payment: { id } }: PaymentCellProps) {
  const format = useFormat();
  return <CellLink to={`/payments/${id}/show`}>{format.plain(id)}</CellLink>;
}

/** Days or volume: what was ordered. */
export function PaymentOrder({ payment: { planId, size } }: PaymentCellProps) {
  return <span>{useAmounts().ofPlan(planId, size)}</span>;
}

export function PaymentAmount({ payment: { amount } }: PaymentCellProps) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const words = amount === 0 ? translate('parde.payments.free') : amounts.rials(amount);
  return <span style={{ whiteSpace: 'nowrap' }}>{words}</span>;
}
