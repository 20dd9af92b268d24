import { useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { Tag, type Tone } from '../components/tags/Tag.tsx';

const TONES: Record<ConsoleCoupon['state'], Tone> = {
  live: 'good',
  disabled: 'bad',
  spent: 'quiet',
  early: 'warn',
  late: 'quiet',
};

export function CouponStateTag({ coupon: { state } }: { coupon: ConsoleCoupon }) {
  const translate = useTranslate();
  return <Tag tone={TONES[state]}>{translate(`parde.coupons.states.${state}`)}</Tag>;
}
