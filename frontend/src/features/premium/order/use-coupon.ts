import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error';
import { api, call } from '../../../lib/api/client';
import type { OrderLine } from './order-line';

export interface AppliedCoupon {
  code: string;
  percent: number | null;
  /** Rials. */
  discount: number;
}

export interface CouponState {
  text: string;
  write(text: string): void;
  apply(): void;
  remove(): void;
  /** The order itself was refused because of the coupon: what was promised no longer holds. */
  refuse(error: Error): void;
  applied: AppliedCoupon | null;
  busy: boolean;
  /** Keys of sentences. */
  errors: readonly string[];
}

/** Whether an order was refused for its coupon: by one of the three sentences of specification §5. */
export function isCouponRefusal(error: Error | null): boolean {
  return error instanceof ApiError && (error.fields.coupon?.length ?? 0) > 0;
}

function sentences(error: Error | null): readonly string[] {
  if (!error) return [];
  if (!(error instanceof ApiError)) return ['There is a problem during processing your request'];
  return error.fields.coupon ?? [error.message];
}

/** A coupon tried on an order: the server says what it takes off, the price on the page follows at once. */
export function useCoupon({ planId, offerId: offer_id, userId, price }: OrderLine): CouponState {
  const [text, setText] = useState('');
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const check = useMutation({
    mutationFn: (code: string) => {
      const buyer = userId ? { user_id: userId } : {};
      return call(api.POST('/api/user/coupon', { body: { coupon: code, planId, offer_id, ...buyer } }));
    },
    onSuccess: ({ coupon, discount }, code) =>
      setApplied({ code, percent: coupon.percent, discount: Math.min(discount ?? 0, price) }),
    onError: setRefusal,
  });
  return {
    text,
    write: (next) => {
      setText(next);
      setRefusal(null);
    },
    apply: () => {
      const code = text.trim();
      setRefusal(null);
      if (code !== '' && !check.isPending) check.mutate(code);
    },
    remove: () => setApplied(null),
    refuse: (error) => {
      setApplied(null);
      setRefusal(error);
    },
    applied,
    busy: check.isPending,
    errors: sentences(refusal),
  };
}
