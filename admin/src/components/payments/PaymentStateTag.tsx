import { useTranslate } from 'react-admin';
import type { PaymentState } from '../../api/types.ts';
import { Tag, type Tone } from '../tags/Tag.tsx';

const TONES: Record<PaymentState, Tone> = {
  created: 'warn',
  pending: 'warn',
  paid: 'good',
  failed: 'quiet',
  expired: 'quiet',
  reversing: 'warn',
  reversed: 'quiet',
  reversal_refused: 'bad',
};

export function PaymentStateTag({ state }: { state: PaymentState }) {
  const translate = useTranslate();
  return <Tag tone={TONES[state]}>{translate(`parde.payments.states.${state}`)}</Tag>;
}
