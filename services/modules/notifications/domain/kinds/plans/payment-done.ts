import { paymentPaid } from '#modules/payments/contract/payments.events.ts';
import { from, type Kind } from '../../kind.ts';

export const paymentDone: Kind = {
  name: 'payment-done',
  label: { fa: 'انجام پرداخت من', en: 'My payments' },
  sources: [
    from(paymentPaid, ({ paymentId, reference, userId, amount }) => {
      const facts = amount === 0 ? { reference, answer: 'free' } : { reference };
      return [{ cause: `payment-${paymentId}`, facts, to: { members: [userId] } }];
    }),
  ],
  words: ({ facts: { answer } }) =>
    answer === 'free'
      ? { fa: 'اشتراک شما فعال شد', en: 'Your plan is active' }
      : { fa: 'پرداخت شما انجام شد و اشتراکتان فعال است', en: 'Your payment was received and your plan is active' },
  href: ({ facts: { reference } }) => (reference ? `/payment/success/${reference}` : '/user/profile-page'),
};
