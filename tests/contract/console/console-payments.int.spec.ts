import { AccountsReadModule } from '#modules/accounts/accounts.read.module.ts';
import { ConsoleReadModule } from '#modules/console/console.read.module.ts';
import {
  paymentFailed,
  paymentOrdered,
  paymentReversed,
  paymentSent,
  reversalBegun,
  reversalRefused,
} from '#modules/payments/contract/payments.events.ts';
import { PaymentsProjectorModule } from '#modules/payments/payments.projector.module.ts';
import { PaymentsReadModule } from '#modules/payments/payments.read.module.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const about = (paymentId: number) => ({ paymentId, reference: String(paymentId).padStart(32, '0'), userId: 5 });
const ordered = (paymentId: number, deadlineInMinutes: number) =>
  paymentOrdered({
    ...about(paymentId),
    planId: 2,
    offerId: 2,
    size: 30,
    price: 490_000,
    discount: 0,
    amount: 490_000,
    couponId: null,
    couponCode: null,
    gateway: 'sandbox' as const,
    deadlineAt: new Date(Date.now() + deadlineInMinutes * MINUTE_MS).toISOString(),
  });
const begun = (paymentId: number, code: string) =>
  reversalBegun({ ...about(paymentId), code, reason: null, bankReference: 'R1', amount: 490_001, credited: false });

/** Payment by payment what happened to it. */
const HISTORIES: NewEvent[][] = [
  [ordered(1, 55), paymentSent(about(1))],
  [ordered(2, -3), paymentSent(about(2))],
  [ordered(3, -3), paymentSent(about(3)), paymentFailed({ ...about(3), code: 'cancelled', bankCode: null })],
  [ordered(4, 55), paymentSent(about(4)), begun(4, 'amount_mismatch'), paymentReversed(about(4))],
  [ordered(5, 55), paymentSent(about(5)), begun(5, 'by_staff'), reversalRefused({ ...about(5), bankCode: '-5' })],
  [ordered(6, 55), paymentSent(about(6)), begun(6, 'coupon_exhausted')],
  // The worker asks a last time at the deadline: that is not yet late.
  [ordered(7, -1), paymentSent(about(7))],
];

describe('what reconciliation looks at', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({
      modules: [PaymentsReadModule, PaymentsProjectorModule, ConsoleReadModule, AccountsReadModule],
    });
    for (const [index, events] of HISTORIES.entries()) {
      await appendAsCommand(app.app, `payment-${index + 1}`, 1, events);
    }
    await eventually(async () => expect(await idsIn(undefined)).toHaveLength(HISTORIES.length));
    await eventually(async () => expect(await idsIn('open')).toEqual([1, 2, 6, 7]));
  });
  afterAll(() => app.close());

  const get = (path: string, role: 'viewer' | 'moderator' | 'admin') =>
    app.get(`/api/console/${path}`, { authorization: `Bearer ${app.signIn({ userId: 9, role })}` });
  const idsIn = async (view: string | undefined): Promise<number[]> => {
    const filter = encodeURIComponent(JSON.stringify(view ? { view } : {}));
    const { status, body } = await get(`payments?filter=${filter}&sort=["id","ASC"]`, 'admin');
    expect(status).toBe(200);
    return body.map(({ id }: { id: number }) => id);
  };

  it('knows what is under way, what somebody has to act on, and what did not fit its order', async () => {
    expect(await idsIn('open')).toEqual([1, 2, 6, 7]);
    expect(await idsIn('stuck')).toEqual([2, 5]);
    expect(await idsIn('odd')).toEqual([4, 6]);
  });

  it('tells an admin on the first page how many somebody has to act on, and nobody else', async () => {
    const { waiting } = (await get('overview', 'admin')).body;
    expect(waiting.payments).toEqual({ count: 2, oldest_at: expect.any(String) });
    expect((await get('overview', 'moderator')).body.waiting).toEqual({
      comments: { count: 0, oldest_at: null },
      avatars: { count: 0, oldest_at: null },
    });
  });

  it('is for admins only', async () => {
    expect((await get('payments', 'moderator')).status).toBe(403);
    expect((await get('payments/1', 'moderator')).status).toBe(403);
  });
});
