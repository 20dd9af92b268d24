import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { paths } from '../../../../api/generated/schema.d.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { submissionKeys } from '../../../../lib/api/submission-key.ts';
import { attachPayment } from '../../../../lib/downloads/wanted-file.ts';
import { redirectToBank } from './bank-form.ts';

type Order = NonNullable<paths['/api/user/makePayment']['post']['requestBody']>['content']['application/json']['order'];

export const FIRST_GATEWAY = 1;

/** What is chosen on the order's page; the rest of the order is known. */
export const paymentSchema = z.object({ gateway: z.number() });
export type PaymentChoice = z.infer<typeof paymentSchema>;

/** The first attempt has ended at the bank: the same content is a new order. */
const PAYMENT_OVER = 'payment_over';

/** Orders and goes to the bank. A double press, or a retry after a lost answer, is one order. */
export function usePayment() {
  const navigate = useNavigate();
  const [keys] = useState(() => submissionKeys());
  const [leaving, setLeaving] = useState(false);
  // On the way back from the bank the browser may restore this page with its progress still shown.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const payment = useMutation({
    mutationFn: (order: Order) =>
      call(api.POST('/api/user/makePayment', { body: { order }, headers: keys.headersFor(JSON.stringify(order)) })),
    onSuccess: ({ form, reference }) => {
      attachPayment(reference);
      if (!form) return navigate(`/payment/success/${reference}`, { replace: true });
      setLeaving(true);
      redirectToBank(form);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === PAYMENT_OVER) keys.markArrived();
    },
  });
  return { pay: payment.mutateAsync, leaving };
}
