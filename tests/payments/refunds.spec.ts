import { eventually } from '#platform/testing/eventually.ts';
import type { Fault } from '#tools/sandbox-bank/faults.ts';
import { PaymentsFixture } from './support/payments-fixture.ts';

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
  fixture.gateways.sandbox.restore();
  logged = '';
});
afterAll(async () => {
  jest.restoreAllMocks();
  await fixture?.close();
});

async function paid(fault: Fault = 'none'): Promise<string> {
  const visit = await fixture.visit((await fixture.user()).token, 'sandbox');
  await visit.goBack(await visit.pay(fault));
  return visit.reference;
}
async function reverse(reference: string, headers = {}) {
  const [row] = await fixture.app.database.rows<{ id: number }>('select id from write.payment where reference = $1', [
    reference,
  ]);
  const order = { id: row!.id, reason: 'bought twice', token: admin };
  return fixture.app.post('/api/console/payments/reverse', order, headers);
}
const stateOf = async (reference: string) => (await fixture.state(reference)).state;

describe('money that is to go back', () => {
  it('is asked for again, which the log says, while the bank does not answer', async () => {
    const reference = await paid('reverse answers 500');
    expect((await reverse(reference)).body).toEqual({ status: 1, state: 'reversing' });
    expect(logged).toMatch(/"level":40.*GatewayUnclear.*the bank is asked for the money again/);
  });

  it('and an error of our own: staff sees it, and the worker goes on', async () => {
    const reference = await paid();
    fixture.gateways.sandbox.failedReversals = 1;
    const { status, body } = await reverse(reference);
    expect([status, body.code]).toEqual([500, 'failed']);
    expect(logged).toMatch(/"level":50.*the process died between reversal and commit/);
    await fixture.reconcile();
    expect(await stateOf(reference)).toBe('reversed');
  });

  it('and an error of our own when it was too little: the log says so, and the worker goes on', async () => {
    fixture.gateways.sandbox.failedReversals = 1;
    const reference = await paid('amount one less');
    expect(logged).toMatch(/"level":50.*the process died between reversal and commit/);
    await fixture.reconcile();
    expect(await stateOf(reference)).toBe('reversed');
  });

  it('is asked for once by who presses again after the answer was lost, and they are told how it stands by now', async () => {
    const key = { 'idempotency-key': 'lost' };
    const reference = await paid('reverse answers 500');
    expect((await reverse(reference, key)).body).toEqual({ status: 1, state: 'reversing' });
    await fixture.drain();
    expect((await reverse(reference, key)).body).toEqual({ status: 1, state: 'reversed' });
    expect((await reverse(reference, { 'idempotency-key': 'another' })).status).toBe(409);
  });

  it('is asked for again by who presses again after an error of our own', async () => {
    const key = { 'idempotency-key': 'failed' };
    const reference = await paid();
    fixture.gateways.sandbox.failedReversals = 1;
    expect((await reverse(reference, key)).status).toBe(500);
    expect((await reverse(reference, key)).body).toEqual({ status: 1, state: 'reversed' });
  });

  it('is told of by one mail, once the bank has agreed', async () => {
    const reference = await paid();
    await reverse(reference);
    await reverse(reference);
    const [row] = await fixture.app.database.rows<{ number: string }>(
      'select bank_reference as number from write.payment where reference = $1',
      [reference],
    );
    const mails = () => fixture.mails.filter(({ text }) => text.includes(row!.number));
    await eventually(() => expect(mails()).toHaveLength(2));
    await fixture.drain();
    expect(mails().map(({ subject }) => subject)).toEqual(['پرده: رسید پرداخت شما', 'پرده: مبلغ پرداخت شما برمی‌گردد']);
    expect(mails()[1]!.text).toContain('۴۹٬۰۰۰ تومان');
  });

  it('is told of in other words where staff has sent it in the bank’s stead, and how is not said', async () => {
    const reference = await paid('reverse refused');
    await reverse(reference);
    const [row] = await fixture.app.database.rows<{ id: number; number: string }>(
      'select id, bank_reference as number from write.payment where reference = $1',
      [reference],
    );
    const noted = { id: row!.id, note: 'transfer 4711', token: admin };
    const record = (key: string) =>
      fixture.app.post('/api/console/payments/recordReturn', noted, { 'idempotency-key': key });
    expect((await record('lost')).body.state).toBe('reversed');
    // Pressed again after the answer was lost; then by somebody who comes second.
    expect((await record('lost')).body.state).toBe('reversed');
    expect((await record('another')).status).toBe(409);
    const mails = () => fixture.mails.filter(({ text }) => text.includes(row!.number));
    await eventually(() => expect(mails()).toHaveLength(2));
    const [, sent] = mails();
    expect(sent!.subject).toBe('پرده: مبلغ پرداخت شما را فرستادیم');
    expect(sent!.text).toContain('۴۹٬۰۰۰ تومان');
    expect(sent!.text).not.toContain('4711');
  });
});
