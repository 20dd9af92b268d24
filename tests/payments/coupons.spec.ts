import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { violations } from './support/invariants.ts';
import { type Order, PaymentsFixture } from './support/payments-fixture.ts';

const PRICE = 490_000;
const MAX_MS = 300_000;
const INVALID = 'Its an invalid coupon code';

let fixture: PaymentsFixture;
let admin: string;
let viewer: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  admin = (await fixture.user('admin')).token;
  viewer = (await fixture.user()).token;
});
afterAll(() => fixture?.close());

const asAdmin = (path: string, body: object) => fixture.app.post(path, { ...body, token: admin });
async function coupons(terms: object): Promise<{ id: number; code: string }[]> {
  const { body } = await asAdmin('/api/console/coupons', { planId: 2, stage: 'update', ...terms });
  return body.coupons;
}
const couponOf = async (terms: object) => (await coupons(terms))[0]!.code;
const check = (coupon: string, more: object = { planId: 2, token: viewer }) =>
  fixture.app.post('/api/user/coupon', { coupon, ...more });
const used = async (code: string) => {
  const sql = `select c.used, (select count(*)::int from write.coupon_redemption where coupon_id = c.id) as redemptions,
      (select count(*)::int from write.payment where coupon_id = c.id and state = 'paid') as paid
    from write.coupon c where code = $1`;
  return (await fixture.app.database.rows(sql, [code]))[0];
};

describe('what a coupon is worth', () => {
  it('is told for the plan that is chosen: a whole-number percentage, or a fixed sum', async () => {
    const percent = await check(await couponOf({ percent: 33 }));
    expect(percent.body).toEqual({
      status: 1,
      discount: 161_700,
      price: PRICE - 161_700,
      message: 'The coupon was accepted',
      coupon: { planId: 2, stage: 'update', percent: 33, fixed: null },
    });
    const fixed = await check(await couponOf({ fixed: 100_000 }));
    expect(fixed.body).toMatchObject({ discount: 100_000, price: PRICE - 100_000 });
    const more = await check(await couponOf({ fixed: 10_000_000 }));
    expect(more.body).toMatchObject({ discount: PRICE, price: 0 });
  });

  it('may be asked before a plan is chosen', async () => {
    const { body } = await check(await couponOf({ percent: 10 }), { token: viewer });
    expect(body).toMatchObject({ status: 1, discount: null, price: null });
  });

  it('is found in any case and with spaces around it', async () => {
    const code = await couponOf({ percent: 10 });
    expect((await check(` ${code.toLowerCase()} `)).body.status).toBe(1);
  });
});

describe('refusals, with the words of the specification', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  /** None is made with an end that has passed. */
  const ended = async () => {
    const code = await couponOf({ percent: 10, valid_until: soon() });
    await fixture.app.database.rows(`update write.coupon set valid_until = now() - interval '1 hour' where code = $1`, [
      code,
    ]);
    return code;
  };

  it.each<[string, () => Promise<string>]>([
    ['that nobody knows', async () => 'AAAAA-BBBBB-CCCCC'],
    ['of another plan', () => couponOf({ percent: 10, planId: 3 })],
    ['before its time', () => couponOf({ percent: 10, valid_from: soon() })],
    ['after its time', ended],
    [
      'that was disabled',
      async () => {
        const [coupon] = await coupons({ percent: 10 });
        await asAdmin('/api/console/coupons/disable', { ids: [coupon!.id] });
        return coupon!.code;
      },
    ],
  ])('a coupon %s is invalid: for the check, and for the order, all alike', async (_name, make) => {
    const code = await make();
    const answer = await check(code);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      status: 0,
      code: 'invalid_coupon',
      message: INVALID,
      errors: { coupon: [INVALID] },
    });
    const order = await fixture.makePayment(viewer, 'sandbox', { coupon: code });
    expect([order.status, order.body]).toEqual([answer.status, answer.body]);
  });

  it('one of the register stage is refused when the user exists, and one of the update stage for a new user', async () => {
    const register = await couponOf({ percent: 10, stage: 'register' });
    expect((await check(register)).body.message).toBe('This coupon code is only for new users');
    const update = await couponOf({ percent: 10 });
    expect((await check(update, { planId: 2 })).body.message).toBe('this coupon code is only for extend account');
  });
});

describe('the console', () => {
  it('makes many at once, each with a long random code of its own, lists them with their use, and disables', async () => {
    const made = await coupons({ percent: 50, count: 20, note: 'Nowruz' });
    expect(new Set(made.map(({ code }) => code)).size).toBe(20);
    for (const { code } of made) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}(-[A-HJ-NP-Z2-9]{5}){2}$/);
    const { body: done } = await asAdmin('/api/console/coupons/disable', { ids: made.map(({ id }) => id) });
    expect(done.done).toHaveLength(20);
    await eventually(async () => {
      const query = `filter=${encodeURIComponent(JSON.stringify({ q: 'nowruz', state: 'disabled' }))}`;
      const list = await fixture.app.get(`/api/console/coupons?${query}`, { authorization: `Bearer ${admin}` });
      expect(list.headers['content-range']).toBe('coupons 0-19/20');
      expect(list.body[0]).toMatchObject({ percent: 50, used: 0, discounted: 0, note: 'Nowruz' });
    });
  });

  it('makes one with a code of one’s own, which no other coupon has, and buyers type as they like', async () => {
    const make = (terms: object) =>
      asAdmin('/api/console/coupons', { planId: 2, stage: 'update', percent: 10, ...terms });
    const [coupon] = (await make({ code: ' nowruz-1405 ' })).body.coupons;
    expect(coupon).toMatchObject({ code: 'NOWRUZ-1405' });
    for (const typed of ['Nowruz-1405', ' nowruz-۱۴۰۵']) expect((await check(typed)).body.status).toBe(1);
    await eventually(async () => {
      for (const q of ['nowruz-1405', '۱۴۰۵']) {
        const query = `filter=${encodeURIComponent(JSON.stringify({ q }))}`;
        const list = await fixture.app.get(`/api/console/coupons?${query}`, { authorization: `Bearer ${admin}` });
        expect(list.body.map(({ code }: { code: string }) => code)).toEqual(['NOWRUZ-1405']);
      }
    });
    const [again, fresh] = await Promise.all([make({ code: 'NOWRUZ-1405' }), make({ code: 'NOWRUZ-1406' })]);
    expect([again.status, again.body.code, again.body.errors]).toEqual([
      422,
      'coupon_code_taken',
      { code: ['Another coupon has this code'] },
    ]);
    expect(fresh.status).toBe(200);
    for (const code of ['abc', 'A'.repeat(33), 'نوروز', 'TWO WORDS', '-ABCD', 'AB--CD']) {
      expect((await make({ code })).body.errors.code).toBeDefined();
    }
    expect((await make({ code: 'TWICE', count: 2 })).body.errors.count).toEqual(['A code of your own is one coupon']);
    const both = await Promise.all([make({ code: 'AT-ONCE' }), make({ code: 'at-once' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('wants either a percentage or a fixed sum, and an end that lies ahead and after the beginning', async () => {
    const make = (terms: object) => asAdmin('/api/console/coupons', { planId: 2, stage: 'update', ...terms });
    for (const terms of [{}, { percent: 10, fixed: 1 }, { percent: 101 }, { percent: 0 }, { fixed: -1 }]) {
      expect((await make(terms)).status).toBe(422);
    }
    const [past, near, far] = [-1, 1, 2].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
    const errorsOf = async (dates: object) => (await make({ percent: 10, ...dates })).body.errors.valid_until;
    expect(await errorsOf({ valid_from: far, valid_until: near })).toEqual(['The end must be after the beginning']);
    expect(await errorsOf({ valid_until: past })).toEqual(['The end must lie ahead']);
    for (const moment of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59']) {
      const { status, body } = await make({ percent: 10, valid_from: moment });
      expect([status, body.errors.valid_from]).toEqual([422, ['This value is not allowed']]);
    }
  });
});

describe('a coupon that staff changes', () => {
  const revise = (body: object) => asAdmin('/api/console/coupons/revise', body);
  const buy = async (coupon: string) =>
    fixture.makePayment((await fixture.user()).token, 'sandbox', { coupon, planId: 2 });
  const errorsOf = async (body: object) => (await revise(body)).body.errors;

  it('can be used as often and as long as it says now, and takes off what it did', async () => {
    const { id, code } = (await coupons({ percent: 100, total_limit: 1 }))[0]!;
    expect((await buy(code)).body.state).toBe('paid');
    expect((await buy(code)).body.code).toBe('invalid_coupon');
    // Uses are no changes of its bounds: who has the first version before them has the newest.
    const bounds = { total_limit: 2, user_limit: 1, valid_until: null, note: ' Second round ' };
    expect((await revise({ id, version: 1, ...bounds, percent: 10 })).status).toBe(422);
    const said = await revise({ id, version: 1, ...bounds });
    expect([said.status, said.body.id]).toEqual([200, id]);
    expect((await buy(code)).body.state).toBe('paid');
    expect(await used(code)).toEqual({ used: 2, redemptions: 2, paid: 2 });
    await eventually(async () => {
      const one = await fixture.app.get(`/api/console/coupons/${id}`, { authorization: `Bearer ${admin}` });
      expect(one.body).toMatchObject({ ...bounds, note: 'Second round', version: said.body.version, percent: 100 });
      expect(one.body.used).toBe(2);
    });
  });

  it('has no new version where nothing differs', async () => {
    const valid_until = new Date(Date.now() + DAY_MS).toISOString();
    const bounds = { total_limit: 3, user_limit: 2, valid_until, note: 'Nowruz' };
    const [made] = await coupons({ percent: 10, ...bounds });
    expect((await revise({ id: made!.id, version: 1, ...bounds })).body).toEqual({
      status: 1,
      id: made!.id,
      version: 1,
    });
    expect((await revise({ id: made!.id, version: 1, ...bounds, note: null })).body.version).toBe(2);
  });

  it('is not changed by who has not seen the last change, nor when it is disabled or unknown', async () => {
    const { id } = (await coupons({ percent: 10 }))[0]!;
    const [first, second] = await Promise.all([1, 2].map((limit) => revise({ id, version: 1, total_limit: limit })));
    expect([first!.status, second!.status].toSorted()).toEqual([200, 409]);
    const [late, kept] = first!.status === 409 ? [first!, second!] : [second!, first!];
    expect(late.body.code).toBe('version_conflict');
    await asAdmin('/api/console/coupons/disable', { ids: [id] });
    expect((await revise({ id, version: kept.body.version })).body.code).toBe('coupon_disabled');
    expect((await revise({ id: 999_999, version: 1 })).status).toBe(404);
  });

  it('has no fewer uses than there were, and an end that lies ahead and after the beginning', async () => {
    const from = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const [later] = await coupons({ percent: 10, valid_from: from });
    const seen = { id: later!.id, version: 1 };
    const [past, near] = [-1, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
    expect(await errorsOf({ ...seen, valid_until: near })).toEqual({
      valid_until: ['The end must be after the beginning'],
    });
    const [now] = await coupons({ percent: 100, total_limit: 5 });
    for (let uses = 0; uses < 2; uses += 1) await buy(now!.code);
    expect(await errorsOf({ id: now!.id, version: 1, valid_until: past })).toEqual({
      valid_until: ['The end must lie ahead'],
    });
    expect(await errorsOf({ id: now!.id, version: 1, total_limit: 1 })).toEqual({
      total_limit: ['It has been used more often already'],
    });
    expect((await revise({ id: now!.id, version: 1, total_limit: 2 })).status).toBe(200);
    expect((await buy(now!.code)).body.code).toBe('invalid_coupon');
  });

  it('is not used more often than it says at the end, when it is bought with and changed at once', async () => {
    const { id, code } = (await coupons({ percent: 100, total_limit: 20 }))[0]!;
    const buyers = await Promise.all(Array.from({ length: 12 }, () => fixture.user()));
    const purchase = ({ token }: { token: string }) =>
      fixture.makePayment(token, 'sandbox', { coupon: code, planId: 2 });
    const first = buyers.slice(0, 3).map(purchase);
    const revision = revise({ id, version: 1, total_limit: 3 });
    const answers = await Promise.all([...first, ...buyers.slice(3).map(purchase)]);
    const accepted = (await revision).status === 200;
    const { used: uses, redemptions } = (await used(code)) as { used: number; redemptions: number };
    expect(redemptions).toBe(uses);
    expect(answers.filter(({ body }) => body.state === 'paid')).toHaveLength(uses);
    expect(uses).toBe(accepted ? 3 : 12);
  });

  it('is changed by admins alone', async () => {
    const { id } = (await coupons({ percent: 10 }))[0]!;
    const { token } = await fixture.user('moderator');
    expect((await fixture.app.post('/api/console/coupons/revise', { id, version: 1, token })).status).toBe(403);
  });
});

describe('limits, settled by the database', () => {
  const free = (token: string, order: Order) => fixture.makePayment(token, 'sandbox', order);

  it(
    '200 users at once, limit 1: exactly one',
    async () => {
      const coupon = await couponOf({ percent: 100, total_limit: 1 });
      const users = await Promise.all(Array.from({ length: 200 }, () => fixture.user()));
      const answers = await Promise.all(users.map(({ token }) => free(token, { coupon })));
      expect(answers.filter(({ body }) => body.state === 'paid')).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'invalid_coupon')).toHaveLength(199);
      expect(await used(coupon)).toEqual({ used: 1, redemptions: 1, paid: 1 });
    },
    MAX_MS,
  );

  it(
    '100 orders of one user at once, once for each user: exactly one; of another, one more',
    async () => {
      const coupon = await couponOf({ percent: 100, user_limit: 1 });
      const [one, other] = [await fixture.user(), await fixture.user()];
      const orders = Array.from({ length: 100 }, () => free(one.token, { coupon }));
      const answers = await Promise.all([...orders, free(other.token, { coupon })]);
      expect(answers.filter(({ body }) => body.state === 'paid')).toHaveLength(2);
      expect(await used(coupon)).toEqual({ used: 2, redemptions: 2, paid: 2 });
    },
    MAX_MS,
  );

  it(
    '30 who have paid at the bank come back at once, limit 3: three are credited, the others get their money back',
    async () => {
      const coupon = await couponOf({ percent: 10, total_limit: 3 });
      const visits = await Promise.all(
        Array.from({ length: 30 }, async () => fixture.visit((await fixture.user()).token, 'sandbox', { coupon })),
      );
      const callbacks = await Promise.all(visits.map((visit) => visit.pay()));
      await Promise.all(visits.map((visit, index) => visit.goBack(callbacks[index]!)));
      await fixture.drain();
      expect(await used(coupon)).toEqual({ used: 3, redemptions: 3, paid: 3 });
      const states = await Promise.all(visits.map(async ({ reference }) => (await fixture.state(reference)).state));
      expect(states.filter((state) => state === 'reversed')).toHaveLength(27);
    },
    MAX_MS,
  );

  it('hold in the tables themselves', async () => {
    const code = await couponOf({ percent: 10, total_limit: 1 });
    await expect(fixture.app.database.rows('update write.coupon set used = 2 where code = $1', [code])).rejects.toThrow(
      'coupon_limit',
    );
  });

  it('leave books that balance and credits that were paid', async () => {
    expect(await violations(fixture.books)).toEqual([]);
  });
});
