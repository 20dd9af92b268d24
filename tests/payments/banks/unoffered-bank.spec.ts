import { PaymentGateways } from '#modules/payments/application/payment-gateways.ts';
import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import { violations } from '../support/invariants.ts';
import { PaymentsFixture } from '../support/payments-fixture.ts';

let fixture: PaymentsFixture;
let admin: string;
let logged = '';

beforeAll(async () => {
  // Before the logger is made: it writes past a process.stdout that is as it came.
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += text;
    return true;
  });
  fixture = await PaymentsFixture.start({ LOG_LEVEL: 'warn' });
  admin = (await fixture.user('admin')).token;
});
afterEach(() => {
  const { sandbox, saman, zarinpal } = fixture.gateways;
  bind(new PaymentGateways([sandbox, saman, zarinpal]));
  logged = '';
});
afterAll(async () => {
  jest.restoreAllMocks();
  await fixture?.close();
});

/** The site is started anew, with other banks. */
function bind(gateways: PaymentGateways): void {
  Object.assign(fixture.app.app.get(PaymentGateways), gateways);
}
async function paid(bank: GatewayName): Promise<{ id: number; userId: number }> {
  const { id: userId, token } = await fixture.user();
  const visit = await fixture.visit(token, bank);
  await visit.goBack(await visit.pay());
  return { id: await idOf(visit.reference), userId };
}
async function idOf(reference: string): Promise<number> {
  const sql = 'select id from write.payment where reference = $1 and state = any($2)';
  const [row] = await fixture.app.database.rows<{ id: number }>(sql, [reference, ['paid', 'pending']]);
  return row!.id;
}
async function daysOf(userId: number): Promise<number> {
  const sql = 'select sum(amount)::int as days from write.membership_entry where user_id = $1';
  const [row] = await fixture.app.database.rows<{ days: number }>(sql, [userId]);
  return row!.days;
}
const asAdmin = (path: string, body: object) => fixture.app.post(path, { ...body, token: admin });
const reverse = (id: number) => asAdmin('/api/console/payments/reverse', { id, reason: 'bought twice' });

describe('a bank that is not offered any more', () => {
  it('takes no orders, settles those under way, and gives money back', async () => {
    const { id } = await paid('saman');
    const visit = await fixture.visit((await fixture.user()).token, 'saman');
    bind(new PaymentGateways([fixture.gateways.sandbox], [fixture.gateways.saman]));
    expect((await fixture.makePayment((await fixture.user()).token, 'saman')).body.code).toBe('gateway_unavailable');
    expect((await visit.goBack(await visit.pay())).location).toMatch(`/payment/success/${visit.reference}`);
    expect((await reverse(id)).body).toEqual({ status: 1, state: 'reversed' });
  });
});

describe('a bank that nothing is configured for any more', () => {
  it('gives no money back: staff is told so, and nothing is taken from the member', async () => {
    const { id, userId } = await paid('sandbox');
    bind(new PaymentGateways([fixture.gateways.saman]));
    const { status, body } = await reverse(id);
    expect([status, body.code, body.message]).toEqual([
      409,
      'gateway_not_configured',
      'This site has no settings for the bank of this payment (sandbox) any more',
    ]);
    expect(await daysOf(userId)).toBe(30);
  });

  it('leaves payments waiting, which the log tells, and settles them once it is configured again', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'sandbox');
    await visit.choose('pay', 'callback lost');
    bind(new PaymentGateways([fixture.gateways.saman]));
    await fixture.passMinutes(2);
    await fixture.reconcile();
    expect(logged).toMatch(/"level":50.*no settings for the bank of this payment \(sandbox\)/);
    const recheck = await asAdmin('/api/console/payments/recheck', { id: await idOf(visit.reference) });
    expect(recheck.body.code).toBe('gateway_not_configured');
    bind(new PaymentGateways([fixture.gateways.saman], [fixture.gateways.sandbox]));
    await fixture.passMinutes(1);
    await fixture.reconcile();
    expect((await fixture.state(visit.reference)).state).toBe('paid');
  });

  it('is asked also about payments whose time is over before they are closed', async () => {
    const { body } = await fixture.makePayment((await fixture.user()).token, 'sandbox');
    bind(new PaymentGateways([fixture.gateways.saman]));
    await fixture.passMinutes(70);
    await fixture.reconcile();
    expect((await fixture.state(body.reference)).state).toBe('pending');
    bind(new PaymentGateways([fixture.gateways.saman], [fixture.gateways.sandbox]));
    await fixture.drain();
    expect((await fixture.state(body.reference)).state).not.toBe('pending');
    expect(await violations(fixture.books)).toEqual([]);
  });
});
