import { paymentOrdered, paymentReversed, reversalRefused } from '#modules/payments/contract/payments.events.ts';
import { from, type Kind } from '../../kind.ts';
import type { Words } from '../../words.ts';

const SAID: Record<'returned' | 'sent' | 'refused' | 'undone', Words> = {
  returned: {
    fa: 'مبلغ پرداخت شما به حسابتان برمی‌گردد',
    en: 'Your payment is on its way back to your account',
  },
  sent: {
    fa: 'مبلغ پرداخت شما را خودمان برایتان فرستادیم',
    en: 'We have sent you the money for your payment ourselves',
  },
  refused: {
    fa: 'بانک مبلغ پرداخت شما را برنگرداند؛ همکاران ما آن را پیگیری می‌کنند',
    en: 'The bank did not return your payment; our staff is following it up',
  },
  undone: {
    fa: 'سفارش رایگان شما پس گرفته شد و اشتراکش دیگر در حساب شما نیست',
    en: 'Your free order was reversed, and its plan is no longer on your account',
  },
};

const isSaid = (answer: unknown): answer is keyof typeof SAID => typeof answer === 'string' && answer in SAID;

export const paymentWasReversed: Kind = {
  name: 'payment-reversed',
  label: { fa: 'برگشت پول پرداخت من', en: 'Return of my payments' },
  sources: [
    from(paymentReversed, async ({ paymentId, reference, userId, note }, lookup) => {
      const ordered = paymentOrdered.schema.safeParse(await lookup.firstOf(`payment-${paymentId}`));
      // Of an order that a coupon paid whole no money goes back, and its plan is gone all the same.
      const returned = note === undefined ? 'returned' : 'sent';
      const answer = ordered.data?.amount ? returned : 'undone';
      return [{ cause: `payment-${paymentId}`, facts: { reference, answer }, to: { members: [userId] } }];
    }),
    // The plan is taken off before the bank is asked. A cause of its own: the money may still come back.
    from(reversalRefused, ({ paymentId, reference, userId }) => [
      { cause: `payment-${paymentId}-refused`, facts: { reference, answer: 'refused' }, to: { members: [userId] } },
    ]),
  ],
  words: ({ facts: { answer } }) => SAID[isSaid(answer) ? answer : 'returned'],
  href: () => '/user/profile-page?tab=payments',
};
