import { registrationLapsed, userDeleted, userRegistered } from '#modules/accounts/contract/accounts.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { paymentOrdered } from '../../contract/payments.events.ts';
import { PaymentsProjectorModule } from '../../payments.projector.module.ts';
import { PaymentsReadModule } from '../../payments.read.module.ts';

const registered = (userId: number, username: string) =>
  userRegistered({
    userId,
    username,
    name: username,
    email: `${username}@example.com`,
    phone: null,
    role: 'viewer',
    planId: 1,
    referrerId: null,
    verified: true,
  });
const REFERENCES = [0, 1, 2, 3, 4].map((n) => String(n).repeat(8).padEnd(32, 'abc'));
const ordered = (userId: number) =>
  paymentOrdered({
    paymentId: userId,
    reference: REFERENCES[userId]!,
    userId,
    planId: 2,
    offerId: 2,
    size: 30,
    price: 490_000,
    discount: 0,
    amount: 490_000,
    couponId: null,
    couponCode: null,
    gateway: 'sandbox',
    deadlineAt: '2030-01-01T00:00:00Z',
  });

describe('the buyers of payments', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [PaymentsReadModule, PaymentsProjectorModule] });
    // An order may be seen before its buyer.
    for (const userId of [1, 2, 3, 4]) await appendAsCommand(app.app, `payment-${userId}`, 1, [ordered(userId)]);
    await appendAsCommand(app.app, 'user-1', 1, [registered(1, 'sara')]);
    await appendAsCommand(app.app, 'user-2', 1, [registered(2, 'reza'), userDeleted({ userId: 2 })]);
    await appendAsCommand(app.app, 'user-3', 1, [registered(3, 'mina'), registrationLapsed({ userId: 3 })]);
  });
  afterAll(() => app.close());

  const usernames = async (path: string): Promise<(string | null)[]> => {
    const { body } = await app.get(path, { authorization: `Bearer ${app.signIn({ userId: 9, role: 'admin' })}` });
    return [body].flat().map(({ user }: { user: { username: string | null } }) => user.username);
  };

  it('have the names they registered with, as long as there is an account', async () => {
    await eventually(async () => {
      expect(await usernames('/api/console/payments?sort=["id","ASC"]')).toEqual(['sara', 'deleted', null, null]);
    });
    expect(await usernames('/api/console/payments/1')).toEqual(['sara']);
  });

  it('are named by their own receipts', async () => {
    await eventually(async () => {
      const token = app.signIn({ userId: 1, role: 'viewer' });
      const { body } = await app.post('/api/user/receipt', { reference: REFERENCES[1], token });
      expect(body.receipt).toMatchObject({ reference: REFERENCES[1], username: 'sara' });
    });
  });

  it('are found by the number that a buyer reads aloud', async () => {
    const filter = (q: string) => `/api/console/payments?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    await eventually(async () => expect(await usernames(filter('248h 24db'))).toEqual(['sara']));
    // As it is typed on a Persian keyboard, or comes out of a Persian letter.
    expect(await usernames(filter('\u2066۲۴۸H-۲۴DB\u2069'))).toEqual(['sara']);
    expect(await usernames(filter('248H-24DC'))).toEqual([]);
    expect(await usernames(filter(REFERENCES[1]!))).toEqual(['sara']);
  });

  it('are listed by buyer and by the days of their orders', async () => {
    const listed = (filter: object) =>
      usernames(`/api/console/payments?sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await app.database.rows(`update read.payment set created_at = '2026-03-20T20:30:00Z' where id = 1`);
    await app.database.rows(`update read.payment set created_at = '2026-03-20T20:29:59Z' where id = 2`);
    expect(await listed({ from: '2026-03-21', until: '2026-03-21' })).toEqual(['sara']);
    expect(await listed({ from: '2026-03-20', until: '2026-03-21' })).toEqual(['sara', 'deleted']);
    expect(await listed({ user_id: 1, until: '2026-03-20' })).toEqual([]);
    expect(await listed({ user_id: 1, from: '2026-03-20' })).toEqual(['sara']);
  });
});
