import { useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { Tag, type Tone } from '../components/Tag.tsx';
import { type CouponState, couponState } from './coupon-state.ts';

const TONES: Record<CouponState, Tone> = {
  live: 'good',
  disabled: 'bad',
  spent: 'quiet',
  early: 'warn',
  late: 'quiet',
};

export function CouponStateTag({ coupon }: { coupon: ConsoleCoupon }) {
  const translate = useTranslate();
  const state = couponState(coupon);
  return <Tag tone={TONES[state]}>{translate(`parde.coupons.states.${state}`)}</Tag>;
}
