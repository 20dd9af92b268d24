import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { paths } from '../../../api/generated/schema';
import { ApiError } from '../../../lib/api/api-error';
import { api, call } from '../../../lib/api/client';
import { submissionKeys } from '../../../lib/api/submission-key';
import { leaveFor } from './bank-form';
import { isCouponRefusal } from './use-coupon';

type Order = NonNullable<paths['/api/user/makePayment']['post']['requestBody']>['content']['application/json']['order'];

/** The first try came to an end at the bank: the same words are a new order. */
const OVER = 'payment_over';

/** Orders and goes to the bank. A double press, or a retry after a lost answer, is one order. */
export function usePayment(onCouponRefused: (error: Error) => void) {
  const navigate = useNavigate();
  const [keys] = useState(() => submissionKeys());
  const [leaving, setLeaving] = useState(false);
  // The browser's way back from the bank may show this page as it was left, progress and all.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const payment = useMutation({
    mutationFn: (order: Order) =>
      call(api.POST('/api/user/makePayment', { body: { order }, headers: keys.headersFor(JSON.stringify(order)) })),
    onSuccess: ({ form, reference }) => {
      if (!form) return navigate(`/payment/success/${reference}`, { replace: true });
      setLeaving(true);
      leaveFor(form);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === OVER) keys.arrived();
      if (isCouponRefusal(error)) onCouponRefused(error);
    },
  });
  const busy = payment.isPending || leaving;
  return { pay: (order: Order) => !busy && payment.mutate(order), busy, error: payment.error };
}
