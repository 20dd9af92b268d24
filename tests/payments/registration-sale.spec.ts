import { eventually } from '#platform/testing/eventually.ts';
import { violations } from './support/invariants.ts';
import { type Order, PaymentsFixture } from './support/payments-fixture.ts';
import { forged } from './support/scenario-run.ts';

const PRICE = 490_000;
const DEARER = 900_000;
const DAY_MINUTES = 24 * 60;
const MAX_MS = 300_000;

let fixture: PaymentsFixture;
let admin: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  admin = (await fixture.user('admin')).token;
});
afterAll(() => fixture?.close());

const rows = <Row extends object>(sql: string, values: unknown[] = []) => fixture.app.database.rows<Row>(sql, values);
async function registered(): Promise<{ id: number; token: string; handle: string }> {
  const user = await fixture.user();
  return { ...user, handle: await fixture.openSale(user.id) };
}
async function registerCoupon(percent: number): Promise<string> {
  const terms = { planId: 2, stage: 'register', percent, user_limit: 9 };
  return (await fixture.app.post('/api/console/coupons', { ...terms, token: admin })).body.coupons[0].code;
}
const orderOf = (handle: string, more: Order = {}) =>
  fixture.makePayment(null, 'sandbox', { user_id: handle, ...more });
const ordersOf = async (id: number) =>
  (await rows<{ state: string }>('select state from write.payment where user_id = $1 order by id', [id])).map(
    ({ state }) => state,
  );
async function setPrice(price: number): Promise<void> {
  await rows('update write.plan set price = $1 where id = 2', [price]);
}

describe('the price that a registration was told', () => {
  afterEach(() => setPrice(PRICE));

  it('holds for a day, also after it has risen', async () => {
    const { handle } = await registered();
    await setPrice(DEARER);
    await fixture.passMinutes(DAY_MINUTES - 1);
    const { body } = await orderOf(handle);
    expect(body.order).toMatchObject({ price: PRICE, amount: PRICE });
  });

  it('ends then: nobody pays it without a log-in any more, and who comes with it is told so', async () => {
    const { id, token, handle } = await registered();
    await setPrice(DEARER);
    await fixture.passMinutes(DAY_MINUTES);
    for (const answer of [await orderOf(handle), await fixture.makePayment(token, 'sandbox', { user_id: handle })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'price_ended']);
    }
    const coupon = await registerCoupon(10);
    const check = await fixture.app.post('/api/user/coupon', { coupon, planId: 2, user_id: handle });
    expect(check.body.code).toBe('price_ended');
    expect(await ordersOf(id)).toEqual([]);
  });

  it('ends for a viewer too, who pays what it costs now, without coupons for new users', async () => {
    const { token } = await registered();
    await setPrice(DEARER);
    await fixture.passMinutes(DAY_MINUTES);
    const { body } = await fixture.makePayment(token, 'sandbox');
    expect(body.order).toMatchObject({ price: DEARER, amount: DEARER });
    const coupon = await registerCoupon(10);
    expect((await fixture.makePayment(token, 'sandbox', { coupon })).body.code).toBe('coupon_for_new_users');
  });
});

describe('a registration has one open order', () => {
  it('which a second ask finds again, with and without a log-in', async () => {
    const { id, token, handle } = await registered();
    const first = await orderOf(handle);
    const second = await orderOf(handle);
    const third = await fixture.makePayment(token, 'sandbox');
    expect(first.body).toMatchObject({ state: 'pending', token: expect.any(String) });
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(await ordersOf(id)).toEqual(['pending']);
  });

  it('another one is refused, with words, until it is cancelled at the bank', async () => {
    const { id, handle } = await registered();
    const visit = await fixture.visit(null, 'sandbox', { user_id: handle });
    const coupon = await registerCoupon(10);
    const others: Order[] = [{ offer_id: 3 }, { planId: 3 }, { coupon }];
    for (const other of others) {
      const { status, body } = await orderOf(handle, other);
      expect([status, body.code, body.message]).toEqual([
        409,
        'order_open',
        'Another order of your registration is open at the bank: please finish or cancel it there first',
      ]);
    }
    expect((await fixture.makePayment(null, 'saman', { user_id: handle })).body.code).toBe('order_open');
    await visit.goBack((await visit.choose('cancel'))!);
    expect((await orderOf(handle, { coupon })).body.order).toMatchObject({ price: PRICE, discount: PRICE / 10 });
    expect(await ordersOf(id)).toEqual(['failed', 'pending']);
  });

  it('is replaced once the bank’s page of the first has closed', async () => {
    const { handle } = await registered();
    const { body: first } = await orderOf(handle);
    await fixture.passMinutes(20);
    const { body: second } = await orderOf(handle);
    expect(second.reference).not.toBe(first.reference);
    expect(await fixture.state(first.reference)).toEqual({ state: 'failed', code: 'timed_out' });
  });

  it('which is made by one at a time: another ask waits', async () => {
    const { id, handle } = await registered();
    const other = await fixture.app.database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from write.registration_sale where user_id = $1 for update', [id]);
      const asked = orderOf(handle);
      await eventually(async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%write.registration_sale%'`;
        expect(await rows(waiting)).toHaveLength(1);
      });
      await other.query('rollback');
      expect((await asked).body.state).toBe('pending');
    } finally {
      other.release(true);
    }
  });

  it(
    '200 asks at the same moment are one order',
    async () => {
      const { id, token, handle } = await registered();
      const ask = (index: number) => (index % 2 ? orderOf(handle) : fixture.makePayment(token, 'sandbox'));
      const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)));
      expect(await ordersOf(id)).toEqual(['pending']);
      const [first] = answers;
      for (const { body } of answers) expect(body).toEqual(first!.body);
    },
    MAX_MS,
  );

  it('holds in the tables themselves', async () => {
    const { id, handle } = await registered();
    await orderOf(handle);
    const copy = (state: string) =>
      rows(
        `insert into write.payment (version, reference, user_id, plan_id, offer_id, size, price, discount, amount, gateway, state,
           bank_reference, taken, created_at, deadline_at, at_registration)
         select 1, gen_random_uuid()::text, user_id, plan_id, offer_id, size, price, discount, amount, gateway, $2,
           gen_random_uuid()::text, amount, created_at, deadline_at, true from write.payment where user_id = $1 limit 1`,
        [id, state],
      );
    await expect(copy('created')).rejects.toThrow('payment_registration_open');
    await copy('paid');
    await expect(copy('paid')).rejects.toThrow('payment_registration_paid');
    await rows('delete from write.payment where user_id = $1', [id]);
  });
});

describe('a registration is sold once', () => {
  it('and a retry of the order that a coupon has paid gets the same answer', async () => {
    const { id, handle } = await registered();
    const order = { user_id: handle, coupon: await registerCoupon(100) };
    const retry = () => fixture.makePayment(null, 'sandbox', order, '0190f5c2-7d1e-4b3a-9c44-5e6f70819301');
    const first = await retry();
    expect(first.body).toMatchObject({ state: 'paid', form: null });
    const second = await retry();
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await ordersOf(id)).toEqual(['paid']);
    // What is no retry finds nothing left to buy.
    expect((await fixture.makePayment(null, 'sandbox', order)).body.code).toBe('token_required');
  });

  it('however many orders were made to look cancelled: the first that is paid counts, the others’ money goes back', async () => {
    const { id, handle } = await registered();
    const visits = [];
    for (let times = 0; times < 4; times += 1) {
      const visit = await fixture.visit(null, 'sandbox', { user_id: handle });
      const callback = await visit.pay();
      visits.push({ visit, callback });
      // Nobody but the buyer's own browser says so.
      const pretended = forged(callback, { state: 'cancelled', reference: '' });
      if (times < 3) expect((await visit.goBack(pretended)).location).toMatch('/payment/error/cancelled/');
    }
    await Promise.all(visits.map(({ visit, callback }) => visit.goBack(callback)));
    await fixture.drain();
    const states = await Promise.all(visits.map(({ visit }) => fixture.state(visit.reference)));
    expect(states.filter(({ state }) => state === 'paid')).toHaveLength(1);
    expect(states.filter(({ code }) => code === 'order_replaced')).toHaveLength(3);
    expect((await ordersOf(id)).filter((state) => state === 'reversed')).toHaveLength(3);
    const [given] = await rows<{ days: number }>(
      'select sum(amount)::int as days from write.membership_entry where user_id = $1',
      [id],
    );
    expect(given!.days).toBe(30);
  });

  it(
    'and takes one coupon of its stage, whatever its limits: 200 tries at the same moment',
    async () => {
      const { id, token, handle } = await registered();
      const coupons = await Promise.all(Array.from({ length: 4 }, () => registerCoupon(100)));
      const tries = Array.from({ length: 200 }, (_, index) => {
        const coupon = coupons[index % coupons.length]!;
        return index % 3 ? orderOf(handle, { coupon }) : fixture.makePayment(token, 'sandbox', { coupon });
      });
      const answers = await Promise.all(tries);
      expect(answers.filter(({ body }) => body.state === 'paid')).toHaveLength(1);
      for (const { body, status } of answers) {
        if (status !== 200) expect(['token_required', 'coupon_for_new_users']).toContain(body.code);
      }
      const [used] = await rows<{ used: number }>(
        'select count(*)::int as used from write.coupon_redemption where user_id = $1',
        [id],
      );
      expect(used!.used).toBe(1);
    },
    MAX_MS,
  );

  it('leaves books that balance and credits that were paid', async () => {
    await fixture.drain();
    expect(await violations(fixture.books)).toEqual([]);
  });
});
