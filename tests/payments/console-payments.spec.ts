import { eventually } from '#platform/testing/eventually.ts';
import type { Fault } from '#tools/sandbox-bank/faults.ts';
import { violations } from './support/invariants.ts';
import { PaymentsFixture } from './support/payments-fixture.ts';

let fixture: PaymentsFixture;
let admin: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  admin = (await fixture.user('admin')).token;
});
afterAll(() => fixture?.close());

const asAdmin = (path: string, body: object) => fixture.app.post(path, { ...body, token: admin });
const look = (path: string, token = admin) => fixture.app.get(path, { authorization: `Bearer ${token}` });
const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
async function freeCoupon(): Promise<string> {
  const { body } = await asAdmin('/api/console/coupons', { planId: 2, stage: 'update', percent: 100, user_limit: 9 });
  return body.coupons[0].code;
}
async function endOf(userId: number): Promise<Date | null> {
  const [row] = await fixture.app.database.rows<{ until: Date | null }>(
    'select vip_expiration as until from write.membership where user_id = $1',
    [userId],
  );
  return row?.until ?? null;
}
async function idOf(reference: string): Promise<number> {
  const [row] = await fixture.app.database.rows<{ id: number }>('select id from write.payment where reference = $1', [
    reference,
  ]);
  return row!.id;
}
/** Bought and paid, through the bank. @returns the payment's reference. */
async function buy(token: string, order: object = {}, fault: Fault = 'none'): Promise<string> {
  const visit = await fixture.visit(token, 'sandbox', order);
  expect((await visit.goBack(await visit.pay(fault))).location).toMatch(`/payment/success/${visit.reference}`);
  return visit.reference;
}

describe('staff', () => {
  it('finds payments, and sees who did what', async () => {
    const { id, token } = await fixture.user();
    const reference = await buy(token);
    await eventually(async () => {
      const { body, headers } = await look(filtered('/api/console/payments', { q: reference, state: 'paid' }));
      expect(headers['content-range']).toBe('payments 0-0/1');
      expect(body[0]).toMatchObject({ reference, user: { id }, timeline: [{ kind: 'ordered' }, {}, {}] });
    });
  });

  it('asks the bank again: what was paid is credited, also when it had expired', async () => {
    const { id, token } = await fixture.user();
    const visit = await fixture.visit(token, 'sandbox');
    await visit.choose('pay', 'callback lost');
    // As a clock that was wrong would leave it.
    await fixture.app.database.rows(
      `update write.payment set state = 'expired', code = 'expired', next_check_at = null where reference = $1`,
      [visit.reference],
    );
    const paymentId = await idOf(visit.reference);
    const { body } = await asAdmin('/api/console/payments/recheck', { id: paymentId });
    expect(body).toEqual({ status: 1, state: 'paid', code: null, asked: true, answered: true });
    expect(await endOf(id)).not.toBeNull();
  });

  it('is told that the bank was not asked where there is nothing to ask with, or nothing more to ask', async () => {
    const { token } = await fixture.user();
    // Saman tells its reference in the callback alone.
    const { body: order } = await fixture.makePayment(token, 'saman');
    const pending = await asAdmin('/api/console/payments/recheck', { id: await idOf(order.reference) });
    expect(pending.body).toEqual({ status: 1, state: 'pending', code: null, asked: false, answered: false });
    const over = await asAdmin('/api/console/payments/recheck', { id: await idOf(await buy(token)) });
    expect(over.body).toEqual({ status: 1, state: 'paid', code: null, asked: false, answered: false });
    expect(fixture.gateways.saman.verifications).toBe(0);
  });

  it('is told so when the bank does not answer', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'sandbox');
    fixture.gateways.sandbox.cut = 'before';
    const { body } = await asAdmin('/api/console/payments/recheck', { id: await idOf(visit.reference) });
    fixture.gateways.sandbox.restore();
    expect(body).toEqual({ status: 1, state: 'pending', code: null, asked: true, answered: false });
  });

  it('reverses with a reason: what is left is taken back, the money goes back, the books are even', async () => {
    const { id, token } = await fixture.user();
    const reference = await buy(token);
    const paymentId = await idOf(reference);
    expect((await asAdmin('/api/console/payments/reverse', { id: paymentId, reason: ' ' })).status).toBe(422);
    const reversed = await asAdmin('/api/console/payments/reverse', { id: paymentId, reason: 'bought twice' });
    expect(reversed.body).toEqual({ status: 1, state: 'reversed' });
    expect((await asAdmin('/api/console/payments/reverse', { id: paymentId, reason: 'again' })).status).toBe(409);
    expect((await endOf(id))!.getTime()).toBeLessThanOrEqual(Date.now());
    await eventually(async () => {
      const { body } = await fixture.app.post('/api/user/statement', { token });
      expect(body.entries[0]).toMatchObject({ amount: -30, reason: 'reversal', note: 'bought twice', reference });
      const { body: payment } = await look(`/api/console/payments/${paymentId}`);
      expect(payment).toMatchObject({ state: 'reversed', reason: 'bought twice' });
      expect(payment.timeline.at(-2)).toMatchObject({ kind: 'reversing', actor: expect.stringMatching(/^user-/) });
    });
  });

  it('reverses what was free: the days go, no bank is asked', async () => {
    const { id, token } = await fixture.user();
    const { body } = await fixture.makePayment(token, 'sandbox', { coupon: await freeCoupon() });
    const paymentId = await idOf(body.reference);
    const reversed = await asAdmin('/api/console/payments/reverse', { id: paymentId, reason: 'for the test' });
    expect(reversed.body.state).toBe('reversed');
    expect((await endOf(id))!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('sees what the bank took, and notes that it has given back itself what the bank does not', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'sandbox');
    await visit.goBack(await visit.pay('amount times ten'));
    const id = await idOf(visit.reference);
    const seen = async () => (await look(`/api/console/payments/${id}`)).body;
    await eventually(async () => {
      const payment = await seen();
      expect(payment).toMatchObject({ state: 'reversed', code: 'amount_mismatch', taken: payment.amount * 10 });
    });
    expect(
      await asAdmin('/api/console/payments/recordReturn', { id: 2_147_483_647, note: 'transfer 1' }),
    ).toMatchObject({
      status: 404,
      body: { code: 'unknown_payment' },
    });
    const buyer = (await fixture.user()).token;
    const refused = await buy(buyer, {}, 'reverse refused');
    const held = { id: await idOf(refused), note: 'transfer 4711' };
    expect((await asAdmin('/api/console/payments/recordReturn', held)).body.code).toBe('nothing_held');
    const { body } = await asAdmin('/api/console/payments/reverse', { id: held.id, reason: 'bought twice' });
    expect(body.state).toBe('reversal_refused');
    expect((await asAdmin('/api/console/payments/recordReturn', { ...held, note: ' ' })).status).toBe(422);
    const returned = await asAdmin('/api/console/payments/recordReturn', held);
    expect(returned.body).toEqual({ status: 1, state: 'reversed' });
    expect((await asAdmin('/api/console/payments/recordReturn', held)).status).toBe(409);
    await eventually(async () => {
      const { body: stuck } = await look(filtered('/api/console/payments', { view: 'stuck', id: [held.id] }));
      expect(stuck).toEqual([]);
      const { body: payment } = await look(`/api/console/payments/${held.id}`);
      expect(payment.timeline.at(-1)).toMatchObject({
        kind: 'returned_by_staff',
        actor: expect.stringMatching(/^user-/),
        note: 'transfer 4711',
      });
    });
    // For the staff alone.
    const receipt = await fixture.app.post('/api/user/receipt', { reference: refused, token: buyer });
    expect(receipt.body.receipt.timeline.at(-1)).toMatchObject({ kind: 'returned_by_staff' });
    expect(JSON.stringify(receipt.body)).not.toContain('4711');
  });

  it('is the admin alone', async () => {
    const moderator = (await fixture.user('moderator')).token;
    const viewer = (await fixture.user()).token;
    for (const token of [moderator, viewer]) {
      for (const path of ['payments', 'coupons', 'ledger', 'plans', 'statements']) {
        expect((await look(`/api/console/${path}`, token)).status).toBe(403);
      }
      const commands = [
        'payments/reverse',
        'payments/recordReturn',
        'payments/recheck',
        'coupons',
        'plans',
        'users/grant',
        'users/withdraw',
      ];
      for (const path of commands) {
        expect((await fixture.app.post(`/api/console/${path}`, { token })).status).toBe(403);
      }
    }
  });
});

describe('the books', () => {
  it('are even, and the console’s are the same', async () => {
    await fixture.drain();
    expect(await violations(fixture.books)).toEqual([]);
    const lines = `select e.account as account, sum(e.debit)::float8 as debit, sum(e.credit)::float8 as credit from`;
    const kept = await fixture.app.database.rows(`${lines} write.ledger_entry e group by 1 order by 1`);
    await eventually(async () => {
      const { body } = await look('/api/console/ledger');
      expect(body.map(({ account, debit, credit }: Record<string, unknown>) => ({ account, debit, credit }))).toEqual(
        kept,
      );
      expect(body.reduce((sum: number, { balance }: { balance: number }) => sum + balance, 0)).toBe(0);
    });
  });
});
