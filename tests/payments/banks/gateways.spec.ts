import {
  type BankPayment,
  GatewayRefused,
  GatewayUnclear,
  type PaymentGateway,
} from '#modules/payments/contract/payment-gateway.port.ts';
import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import type { BankTransaction } from '#tools/sandbox-bank/bank-books.ts';
import { callbackOf } from '#tools/sandbox-bank/callback-fields.ts';
import type { Fault } from '#tools/sandbox-bank/faults.ts';
import { type RunningBank, startBank } from '#tools/sandbox-bank/start-bank.ts';
import { gatewaysAt, MERCHANT, TERMINAL, TIMEOUT_MS } from '../support/payments-fixture.ts';

const AMOUNT = 490_000;
const CALLBACK = 'http://127.0.0.1:1/api/payment/callback/any';

let bank: RunningBank;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank?.stop());

/** The contract of the port, for each bank in its own protocol as the sandbox bank implements it. */
describe.each<GatewayName>(['sandbox', 'saman', 'zarinpal'])('the gateway %s', (name) => {
  const gatewayOf = (terminal = TERMINAL, merchant = MERCHANT, timeoutMs = TIMEOUT_MS): PaymentGateway =>
    gatewaysAt(bank.url, terminal, merchant, timeoutMs).find((gateway) => gateway.name === name)!;
  const order = (gateway: PaymentGateway, reference = 'a'.repeat(32)) =>
    gateway.request({ reference, amount: AMOUNT, callbackUrl: CALLBACK });

  /** Ordered and paid at the bank. */
  async function paid(fault: Fault = 'none') {
    const gateway = gatewayOf();
    const token = await order(gateway);
    const transaction = bank.books.find(token)!;
    bank.books.pay(transaction, fault);
    return { gateway, token, transaction, payment: paymentOf(gateway, transaction) };
  }

  function paymentOf(gateway: PaymentGateway, transaction: BankTransaction): BankPayment {
    const { bankReference } = gateway.readCallback(callbackOf(transaction, 'paid').fields);
    return { token: transaction.token, bankReference, amount: AMOUNT };
  }

  it('gets a token that opens the bank’s page, where the ordered amount stands', async () => {
    const gateway = gatewayOf();
    const { action, method, fields } = gateway.form(await order(gateway));
    const page = await fetch(action, { method, ...(method === 'POST' && { body: new URLSearchParams(fields) }) });
    expect(await page.text()).toMatch(/name="token"/);
    expect(bank.books.all().at(-1)).toMatchObject({ amount: AMOUNT, protocol: name });
  });

  it('is refused by a bank that does not like the order', async () => {
    await expect(gatewayOf().request({ reference: 'x', amount: 0, callbackUrl: CALLBACK })).rejects.toThrow(
      GatewayRefused,
    );
  });

  it('reads what the browser brings back: paid, and every way not to', async () => {
    const { gateway, transaction } = await paid();
    const read = (end: 'paid' | 'cancelled' | 'timed_out' | 'failed') =>
      gateway.readCallback(callbackOf(transaction, end).fields);
    const known = name === 'zarinpal' ? { token: transaction.token } : { reference: transaction.order };
    expect(read('paid')).toMatchObject({ ...known, outcome: 'paid' });
    // Zarinpal says no more than NOK.
    const others = name === 'zarinpal' ? ['cancelled', 'cancelled', 'cancelled'] : ['cancelled', 'timed_out', 'failed'];
    expect([read('cancelled'), read('timed_out'), read('failed')].map(({ outcome }) => outcome)).toEqual(others);
    expect(gateway.readCallback({})).toMatchObject({ reference: null, token: null, bankReference: null });
    expect(gateway.readCallback({}).outcome).not.toBe('paid');
  });

  it('verifies what was paid, with the amount, and the same again', async () => {
    const { gateway, payment, transaction } = await paid();
    const answer = await gateway.verify(payment);
    expect(answer).toEqual({
      kind: 'verified',
      bankReference: transaction.reference,
      ordered: AMOUNT,
      amount: AMOUNT,
      card: expect.stringContaining('*'),
    });
    expect(await gateway.verify(payment)).toEqual(answer);
    expect(transaction).toMatchObject({ state: 'verified', verifications: 2 });
  });

  it('is refused for what was not paid, was cancelled, or is nothing, and never finally for what still can be', async () => {
    const gateway = gatewayOf();
    const transaction = bank.books.find(await order(gateway))!;
    const unpaid = { token: transaction.token, bankReference: 'nothing', amount: AMOUNT };
    const refused = await gateway.verify(unpaid);
    expect(refused.kind).toBe('refused');
    if (gateway.verifiesByToken) expect(refused).toMatchObject({ final: false });
    bank.books.cancel(transaction);
    expect((await gateway.verify(unpaid)).kind).toBe('refused');
    expect(await gateway.verify({ token: 'nothing', bankReference: 'nothing', amount: 1 })).toMatchObject({
      kind: 'refused',
      final: true,
    });
  });

  it.each<Fault>(['amount one less', 'amount times ten'])('%s never looks like what was ordered', async (fault) => {
    const { gateway, payment, transaction } = await paid(fault);
    const answer = await gateway.verify(payment);
    if (name === 'zarinpal') expect(answer).toMatchObject({ kind: 'refused', final: true });
    else expect(answer).toMatchObject({ kind: 'verified', amount: transaction.taken });
    expect(transaction.taken).not.toBe(AMOUNT);
  });

  it.each<Fault>(['verify answers 500', 'verify times out after committing', 'verify malformed'])(
    '%s: unclear, until the bank answers again',
    async (fault) => {
      const { gateway, payment } = await paid(fault);
      const hasty = gatewayOf(TERMINAL, MERCHANT, 300);
      await expect(hasty.verify(payment)).rejects.toThrow(GatewayUnclear);
      await expect(hasty.verify(payment)).rejects.toThrow(GatewayUnclear);
      expect(await gateway.verify(payment)).toMatchObject({ kind: 'verified', amount: AMOUNT });
    },
  );

  it('is unclear when nobody is there', async () => {
    const [nobody] = gatewaysAt('http://127.0.0.1:1', TERMINAL, MERCHANT, TIMEOUT_MS).filter(
      (gateway) => gateway.name === name,
    );
    await expect(order(nobody!)).rejects.toThrow(GatewayUnclear);
    const payment = { token: 'x', bankReference: 'x', amount: 1 };
    await expect(nobody!.verify(payment)).rejects.toThrow(GatewayUnclear);
    await expect(nobody!.reverse(payment)).rejects.toThrow(GatewayUnclear);
  });

  it('does not verify another terminal’s payment', async () => {
    const { payment, transaction } = await paid();
    const other = gatewayOf('21000001', MERCHANT.replace('0', '1'));
    expect((await other.verify(payment)).kind).toBe('refused');
    expect((await other.reverse(payment)).kind).toBe('refused');
    expect(transaction.state).toBe('paid');
  });

  it('gives back once, says so again, and what was given back is never verified', async () => {
    const { gateway, payment, transaction } = await paid();
    await gateway.verify(payment);
    expect(await gateway.reverse(payment)).toEqual({ kind: 'reversed' });
    expect(await gateway.reverse(payment)).toEqual({ kind: 'reversed' });
    expect(transaction.state).toBe('reversed');
    expect(await gateway.verify(payment)).toMatchObject({ kind: 'refused', final: true });
  });

  it('is told when a reversal is refused, and is unclear while it is not answered', async () => {
    const refused = await paid('reverse refused');
    await refused.gateway.verify(refused.payment);
    expect(await refused.gateway.reverse(refused.payment)).toMatchObject({ kind: 'refused' });
    const faulty = await paid('reverse answers 500');
    await faulty.gateway.verify(faulty.payment);
    await expect(faulty.gateway.reverse(faulty.payment)).rejects.toThrow(GatewayUnclear);
  });

  // The bank's clock is moved, so this comes last.
  it('does not verify what the bank gave back after thirty minutes', async () => {
    const { gateway, payment, transaction } = await paid();
    bank.books.clock.advance(31 * 60_000);
    expect(await gateway.verify(payment)).toMatchObject({ kind: 'refused', final: true });
    expect(transaction.state).toBe('reversed');
  });
});
