import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useApiForm } from '../../../../components/form/use-api-form.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call } from '../../../../lib/api/client.ts';
import type { OrderLine } from '../order-line.ts';

const couponSchema = z.object({ coupon: z.string().check(z.trim(), z.minLength(1)) });

interface AppliedCoupon {
  code: string;
  percent: number | null;
  /** Rials. */
  discount: number;
}

/** Whether an order was refused for its coupon: by one of the three sentences of specification §5. */
export function isCouponRefusal(error: Error | null): boolean {
  return error instanceof ApiError && (error.fields.coupon?.length ?? 0) > 0;
}

/** A coupon tried on an order: the server says what it takes off, the price on the page follows at once. */
export function useCoupon({ planId, offerId: offer_id, userId: user_id, price }: OrderLine) {
  const { t } = useTranslation('premium');
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: (coupon: string) => call(api.POST('/api/user/coupon', { body: { coupon, planId, offer_id, user_id } })),
    onSuccess: ({ coupon, discount }, code) =>
      setApplied({ code, percent: coupon.percent, discount: Math.min(discount ?? 0, price) }),
  });
  const { form, field, submit, busy, errorsFor, showErrors, forgetDraft } = useApiForm({
    schema: couponSchema,
    defaultValues: { coupon: '' },
    translate: t,
    send: ({ coupon }) => mutateAsync(coupon),
    mainField: 'coupon',
    // An applied coupon counts with the order only.
    draft: { name: `coupon.${offer_id}`, fields: ['coupon'], outlivesSending: true },
  });
  const empty = form.watch('coupon').trim() === '';
  return {
    applied,
    busy,
    /** Applies what is written in the field. */
    apply: submit,
    field: () => field('coupon'),
    empty,
    /** A code is written in the field, and nobody has been told yet what it is worth. */
    untried: !applied && !empty && errorsFor('coupon').length === 0,
    remove: () => {
      setApplied(null);
      form.setValue('coupon', '');
    },
    /** What it is worth has to be said again. */
    tryAnew: () => setApplied(null),
    /** It has been ordered with. */
    forget: forgetDraft,
    /** The order itself was refused because of the coupon: what was promised no longer holds. */
    refuse: (error: Error) => {
      setApplied(null);
      showErrors(error);
    },
  };
}
export type CouponForm = ReturnType<typeof useCoupon>;
