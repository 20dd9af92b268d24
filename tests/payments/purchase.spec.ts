import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { PaymentsFixture } from './support/payments-fixture.ts';

const PRICE = 490_000;

let fixture: PaymentsFixture;
let admin: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  admin = (await fixture.user('admin')).token;
});
afterAll(() => fixture?.close());

const asAdmin = (path: string, body: object) => fixture.app.post(path, { ...body, token: admin });
const stateOf = (reference: string) => fixture.app.post('/api/user/paymentState', { reference });
async function freeCoupon(): Promise<string> {
  const { body } = await asAdmin('/api/console/coupons', { planId: 2, stage: 'update', percent: 100, user_limit: 9 });
  return body.coupons[0].code;
}
async function balanceOf(userId: number) {
  const [row] = await fixture.app.database.rows<{ until: Date | null; bytes: number }>(
    'select vip_expiration as until, bytes_granted - bytes_used as bytes from write.membership where user_id = $1',
    [userId],
  );
  return row ?? { until: null, bytes: 0 };
}
/** Bought and paid, through the bank. @returns the payment's reference. */
async function buy(token: string, order: object = {}): Promise<string> {
  const visit = await fixture.visit(token, 'sandbox', order);
  expect((await visit.goBack(await visit.pay())).location).toMatch(`/payment/success/${visit.reference}`);
  return visit.reference;
}

describe('what can be bought', () => {
  it('is shown to everybody, the usual gateway first', async () => {
    const body = await eventually(async () => {
      const answer = await fixture.app.post('/api/plans');
      expect(answer.body.plans).toHaveLength(8);
      return answer.body;
    });
    expect(body).toMatchObject({ gateways: [{ id: 1, name: 'sandbox' }], window_days: 7 });
    expect(body.plans.map(({ planId }: { planId: number }) => planId)).toEqual([1, 2, 2, 2, 2, 3, 3, 3]);
    expect(body.plans[1]).toEqual({
      id: 2,
      planId: 2,
      price: PRICE,
      size: 30,
      name: { fa: '۳۰ روزه', en: '30 days' },
    });
  });

  it('is bought by viewers, and not by nobody', async () => {
    expect(await fixture.makePayment(null, 'sandbox')).toMatchObject({
      status: 401,
      body: { auth_error: 'token_required' },
    });
    const nobody = await fixture.makePayment(null, 'sandbox', {
      user_id: await fixture.registrationOf((await fixture.user()).id),
    });
    expect(nobody.status).toBe(401);
  });

  it('costs what the plan costs, whatever price and size the order of specification §3 says', async () => {
    const { token } = await fixture.user();
    const told: object = { price: 1, size: 9_999 };
    expect((await fixture.makePayment(token, 'sandbox', told)).body.order).toMatchObject({
      size: 30,
      price: PRICE,
      amount: PRICE,
    });
  });

  it('is made only at what its page has shown, where that says so', async () => {
    const { token } = await fixture.user();
    const shown = { amount: PRICE, size: 30 };
    const order = (seen: object) => fixture.makePayment(token, 'sandbox', { shown: { ...shown, ...seen } });
    for (const other of [{ amount: PRICE - 1 }, { size: 31 }]) {
      expect(await order(other)).toMatchObject({ status: 409, body: { code: 'order_changed' } });
    }
    expect((await order({})).body.order).toMatchObject({ size: 30, amount: PRICE });
  });

  it('is refused where it is not for sale, or no bank is there for it', async () => {
    const { token } = await fixture.user();
    expect((await fixture.makePayment(token, 'sandbox', { offer_id: 999 })).body.code).toBe('unknown_plan');
    expect((await fixture.makePayment(token, 'sandbox', { planId: 3, offer_id: 2 })).body.code).toBe('unknown_plan');
    expect((await fixture.makePayment(token, 'sandbox', { planId: 1 })).status).toBe(422);
    const order = { planId: 2, gateway: 9 };
    expect((await fixture.app.post('/api/user/makePayment', { order, token })).body.code).toBe('gateway_unavailable');
  });
});

describe('a purchase through the bank', () => {
  it('shows its true state all along, and leaves a receipt with its timeline', async () => {
    const { id, token } = await fixture.user();
    const visit = await fixture.visit(token, 'sandbox');
    expect(visit.answer).toMatchObject({
      status: 1,
      result: 1,
      state: 'pending',
      token: visit.answer.form?.fields['token'],
      order: { planId: 2, offer_id: 2, size: 30, price: PRICE, discount: 0, amount: PRICE, gateway: 'sandbox' },
    });
    await eventually(async () => expect((await stateOf(visit.reference)).body.payment.state).toBe('pending'));
    expect((await balanceOf(id)).until).toBeNull();
    const callback = await visit.pay();
    expect((await balanceOf(id)).until).toBeNull();
    const { location } = await visit.goBack(callback);
    const after = new URL(location, 'http://site').searchParams.get('after')!;
    const { body } = await fixture.app.post(
      '/api/user/paymentState',
      { reference: visit.reference },
      { 'parde-after': after },
    );
    expect(body.payment).toMatchObject({ state: 'paid', code: null, amount: PRICE, retryable: false });
    const { body: answer } = await fixture.app.post('/api/user/receipt', { reference: visit.reference, token });
    expect(answer.receipt.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['ordered', 'sent', 'verified']);
    expect(answer.receipt).toHaveProperty('username');
    expect(body.payment).not.toHaveProperty('username');
    expect(JSON.stringify(answer.receipt)).not.toContain(visit.answer.token);
    const { body: history } = await fixture.app.post('/api/user/payments', { token });
    expect(history).toMatchObject({ total: 1, max_page: 1, payments: [{ reference: visit.reference, state: 'paid' }] });
  });

  it('shows its receipt and history to nobody else', async () => {
    const [buyer, other] = [await fixture.user(), await fixture.user()];
    const reference = await buy(buyer.token);
    await eventually(async () => {
      expect((await fixture.app.post('/api/user/receipt', { reference, token: buyer.token })).status).toBe(200);
    });
    expect((await fixture.app.post('/api/user/receipt', { reference, token: other.token })).status).toBe(404);
    const file = { reference, language: 'fa', token: other.token };
    expect((await fixture.app.post('/api/user/receiptFile', file)).status).toBe(404);
    expect((await fixture.app.post('/api/user/payments', { token: other.token })).body.payments).toEqual([]);
    expect((await fixture.app.post('/api/user/receipt', { reference })).status).toBe(401);
    expect((await stateOf('0'.repeat(32))).body.code).toBe('unknown_payment');
    expect((await stateOf('../etc/passwd')).status).toBe(422);
  });

  it('gives its receipt as a file, in both languages, and only of what was paid', async () => {
    const { token } = await fixture.user();
    const visit = await fixture.visit(token, 'sandbox');
    const file = (language: string) =>
      fixture.app.post('/api/user/receiptFile', { reference: visit.reference, language, token });
    await eventually(async () => expect((await file('fa')).body.code).toBe('nothing_paid'));
    await visit.goBack(await visit.pay());
    await eventually(async () => expect((await file('fa')).status).toBe(200));
    const [persian, english] = [await file('fa'), await file('en')];
    for (const { headers, body } of [persian, english]) {
      expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
      expect(headers['content-disposition']).toMatch(/^attachment; filename="parde-[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf"$/);
      expect(body).toMatch(/^%PDF-/);
    }
    expect(persian.body).not.toBe(english.body);
    expect(persian.body).toContain('/Lang (fa)');
    expect((await file('de')).status).toBe(422);
  });

  it('sends one mail with the receipt, however often the browser comes back', async () => {
    const { token } = await fixture.user();
    const visit = await fixture.visit(token, 'saman');
    const callback = await visit.pay();
    for (let times = 0; times < 3; times += 1) await visit.goBack(callback);
    const [row] = await fixture.app.database.rows<{ number: string }>(
      'select bank_reference as number from write.payment where reference = $1',
      [visit.reference],
    );
    const mails = () => fixture.mails.filter(({ text }) => text.includes(row!.number));
    await eventually(() => expect(mails()).toHaveLength(1));
    await fixture.drain();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatchObject({ subject: 'پرده: رسید پرداخت شما', to: expect.stringContaining('@example.com') });
    expect(mails()[0]!.text).toContain('۴۹٬۰۰۰ تومان');
    expect(mails()[0]!.text).toContain(`شمارهٔ پیگیری بانک: ${row!.number}`);
    expect(mails()[0]!.text).not.toContain(visit.reference);
  });

  it('keeps the price it was ordered at', async () => {
    const { id, token } = await fixture.user();
    const plan = { planId: 2, name: { fa: 'ده روزه', en: 'Ten days' }, price: 100_000, size: 10, sort: 500 };
    const { body: added } = await asAdmin('/api/console/plans', plan);
    const visit = await fixture.visit(token, 'sandbox', { offer_id: added.id });
    const revised = { id: added.id, version: added.version, name: plan.name, price: 900_000, size: 1, active: false };
    expect((await asAdmin('/api/console/plans/revise', revised)).status).toBe(200);
    expect((await visit.goBack(await visit.pay())).location).toMatch('/payment/success/');
    expect((await balanceOf(id)).until!.getTime()).toBeGreaterThan(Date.now() + 9 * DAY_MS);
    expect((await fixture.makePayment(token, 'sandbox', { offer_id: added.id })).body.code).toBe('unknown_plan');
  });

  it('adds to what is left: days to days, bytes to bytes', async () => {
    const { id, token } = await fixture.user();
    await buy(token);
    const { until: first } = await balanceOf(id);
    await buy(token);
    const { until: second } = await balanceOf(id);
    expect(second!.getTime() - first!.getTime()).toBe(30 * DAY_MS);
    await buy(token, { planId: 3 });
    await buy(token, { planId: 3, offer_id: 7 });
    expect(await balanceOf(id)).toEqual({ until: second, bytes: 70 * 1024 ** 3 });
    await eventually(async () => {
      const { body } = await fixture.app.post('/api/user/statement', { token });
      const lines = body.entries.map(({ unit, amount, reason }: Record<string, unknown>) => [unit, amount, reason]);
      expect(lines).toEqual([
        ['bytes', 50 * 1024 ** 3, 'purchase'],
        ['bytes', 20 * 1024 ** 3, 'purchase'],
        ['days', 30, 'purchase'],
        ['days', 30, 'purchase'],
      ]);
      expect(body.entries[0]).toMatchObject({ vip_expiration: second!.toISOString(), bandwidth: 70 * 1024 ** 3 });
    });
  });
});

describe('an order that costs nothing', () => {
  it('needs no bank: paid at once, once for one key, with a receipt', async () => {
    const { id, token } = await fixture.user();
    const coupon = await freeCoupon();
    const before = fixture.bank.books.all().length;
    const order = () => fixture.makePayment(token, 'sandbox', { coupon }, `free-${id}`);
    const answers = await Promise.all([order(), order(), order()]);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect(answers[0]!.body).toMatchObject({
      state: 'paid',
      token: null,
      form: null,
      order: { price: PRICE, discount: PRICE, amount: 0, gateway: 'none' },
    });
    expect(fixture.bank.books.all()).toHaveLength(before);
    const [row] = await fixture.app.database.rows<{ days: number }>(
      'select sum(amount)::int as days from write.membership_entry where user_id = $1',
      [id],
    );
    expect(row!.days).toBe(30);
    await eventually(async () => {
      const { reference } = answers[0]!.body;
      const { body } = await fixture.app.post('/api/user/receipt', { reference, token });
      expect(body.receipt).toMatchObject({ state: 'paid', coupon, amount: 0, bank_reference: null });
    });
  });
});
