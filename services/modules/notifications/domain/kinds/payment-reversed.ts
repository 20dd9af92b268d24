import { paymentOrdered, paymentReversed } from '#modules/payments/contract/payments.events.ts';
import { from, type Kind } from '../kind.ts';

export const paymentWasReversed: Kind = {
  name: 'payment-reversed',
  label: { fa: 'بازگشت پول پرداخت من', en: 'My payments being given back' },
  sources: [
    from(paymentReversed, async ({ paymentId, reference, userId }, lookup) => {
      const ordered = paymentOrdered.schema.safeParse(await lookup.firstOf(`payment-${paymentId}`));
      // Of an order that a coupon paid whole no money goes back.
      if (!ordered.data?.amount) return [];
      return [{ cause: `payment-${paymentId}`, facts: { reference }, to: { members: [userId] } }];
    }),
  ],
  words: () => ({
    fa: 'مبلغ پرداخت شما به حسابتان باز می‌گردد',
    en: 'Your payment is on its way back to your account',
  }),
  href: () => '/user/profile-page?tab=payments',
};
