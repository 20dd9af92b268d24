import { paymentPaid } from '#modules/payments/contract/payments.events.ts';
import { from, type Kind } from '../kind.ts';

export const paymentDone: Kind = {
  name: 'payment-done',
  label: { fa: 'انجام پرداخت من', en: 'My payments being done' },
  sources: [
    from(paymentPaid, ({ paymentId, reference, userId }) => [
      { cause: `payment-${paymentId}`, facts: { reference }, to: { members: [userId] } },
    ]),
  ],
  words: () => ({ fa: 'پرداخت شما انجام شد و اشتراکتان برقرار است', en: 'Your payment is done and credited' }),
  href: ({ facts: { reference } }) => (reference ? `/payment/success/${reference}` : '/user/profile-page'),
};
