import { expiryAnnounced, membershipChanged } from '#modules/membership/contract/membership.events.ts';
import { paymentOrdered, paymentReversed, reversalRefused } from '#modules/payments/contract/payments.events.ts';
import { givenMemberNews, type MemberNews } from '../../../testing/member-news.ts';
import { type NotificationsApp, startNotificationsApp } from '../../../testing/notifications-app.ts';

let app: NotificationsApp;
let news: MemberNews;

beforeAll(async () => {
  app = await startNotificationsApp();
  news = await givenMemberNews(app);
});
afterAll(() => app?.close());

describe('what members are told of their plan and payments', () => {
  it('is that its days end, and a payment', async () => {
    const { userId, token } = await news.member();
    await app.happen(`membership-${userId}`, 1, expiryAnnounced({ userId, vipExpiration: '2030-03-21T00:00:00.000Z' }));
    const reference = await news.payment(userId, 1_000);
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['payment-done', 'plan-ending']);
    expect(told.find(({ kind }) => kind === 'payment-done')!.href).toBe(`/payment/success/${reference}`);
    expect(told.find(({ kind }) => kind === 'plan-ending')!.text).toEqual({
      fa: 'اشتراک روزانهٔ شما در ۱ فروردین ۱۴۰۹ ساعت ۳:۳۰ به پایان می‌رسد',
      en: 'Your plan by days ends on 21 March 2030 at 03:30',
    });
  });

  it('is a plan that is active, where its order cost nothing', async () => {
    const { userId, token } = await news.member();
    await news.payment(userId, 0);
    await app.tellAll();
    const [told] = await app.notificationsOf(token);
    expect(told).toMatchObject({ kind: 'payment-done', text: { fa: 'اشتراک شما فعال شد', en: 'Your plan is active' } });
  });

  it('is what staff gives to their plan and takes off it, and not what they download', async () => {
    const { userId, token } = await news.member();
    const left = { userId, vipExpiration: null, bandwidth: 0, reference: null };
    const entries = [
      { unit: 'days', amount: 7, reason: 'grant', note: 'sorry for the outage' },
      { unit: 'bytes', amount: -1.5 * 2 ** 30, reason: 'withdrawal', note: null },
      { unit: 'bytes', amount: -1_000, reason: 'download', note: null },
      { unit: 'days', amount: 30, reason: 'purchase', note: null },
    ] as const;
    for (const [at, entry] of entries.entries()) {
      await app.happen(`membership-${userId}`, at + 1, membershipChanged({ ...left, ...entry, entryId: at + 1 }));
    }
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind, href }) => [kind, href])).toEqual(
      Array(2).fill(['plan-adjusted', '/user/profile-page#premium']),
    );
    expect(told.map(({ text }) => text)).toEqual([
      { fa: '۱٫۵ گیگابایت از اشتراک شما کم شد', en: '1.5 GB taken off your plan' },
      {
        fa: '۷ روز به اشتراک شما افزوده شد: sorry for the outage',
        en: '7 days added to your plan: sorry for the outage',
      },
    ]);
  });

  it('is a payment that goes back, in other words where it had cost nothing or staff sent the money, and one that the bank does not return', async () => {
    const { userId, token } = await news.member();
    const order = { userId, planId: 2, offerId: 1, size: 30, price: 1_000, couponId: null, couponCode: null } as const;
    for (const [paymentId, amount, how] of [
      [71, 1_000, {}],
      [72, 0, {}],
      [74, 1_000, { note: 'transfer 4711' }],
    ] as const) {
      const payment = { paymentId, reference: `ref${paymentId}`, userId };
      const rest = {
        discount: 1_000 - amount,
        amount,
        gateway: 'none',
        deadlineAt: '2030-03-21T00:00:00.000Z',
      } as const;
      await app.happen(`payment-${paymentId}`, 1, paymentOrdered({ ...order, ...payment, ...rest }));
      await app.happen(`payment-${paymentId}`, 2, paymentReversed({ ...payment, ...how }));
    }
    const refused = reversalRefused({ paymentId: 73, reference: 'ref73', userId, bankCode: '-6' });
    await app.happen('payment-73', 1, refused);
    await app.happen('payment-73', 2, refused);
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind, href }) => [kind, href])).toEqual(
      Array(4).fill(['payment-reversed', '/user/profile-page?tab=payments']),
    );
    expect(told.map(({ text }) => text.en).toSorted()).toEqual([
      'The bank did not return your payment; our staff is following it up',
      'We have sent you the money for your payment ourselves',
      'Your free order was reversed, and its plan is no longer on your account',
      'Your payment is on its way back to your account',
    ]);
  });
});
