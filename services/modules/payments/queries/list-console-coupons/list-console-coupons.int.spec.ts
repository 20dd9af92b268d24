import { DAY_MS } from '#platform/kernel/time/durations.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { couponCreated, couponDisabled, couponRedeemed } from '../../contract/coupons.events.ts';
import { PaymentsProjectorModule } from '../../payments.projector.module.ts';
import { PaymentsReadModule } from '../../payments.read.module.ts';

const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString();
const created = (couponId: number, validFrom: string | null, validUntil: string | null, totalLimit: number | null) =>
  couponCreated({
    couponId,
    code: `NOWRUZ-${couponId}`,
    planId: 2,
    stage: 'update',
    percent: 20,
    fixed: null,
    validFrom,
    validUntil,
    totalLimit,
    userLimit: 1,
    note: null,
  });
const used = (couponId: number, times: number) =>
  couponRedeemed({ couponId, userId: 5, paymentId: couponId, discount: 98_000, used: times });

/** Coupon by coupon what happened to it. */
const HISTORIES: [string, NewEvent[]][] = [
  ['live', [created(1, null, null, null)]],
  ['live', [created(2, day(-1), day(1), 2), used(2, 1)]],
  ['early', [created(3, day(1), day(2), 1)]],
  ['late', [created(4, day(-2), day(-1), 1), used(4, 1)]],
  ['spent', [created(5, null, day(1), 1), used(5, 1)]],
  ['disabled', [created(6, day(-2), day(-1), 1), used(6, 1), couponDisabled({ couponId: 6 })]],
];

describe('the state of a coupon', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [PaymentsReadModule, PaymentsProjectorModule] });
    for (const [index, [, events]] of HISTORIES.entries()) {
      await appendAsCommand(app.app, `coupon-${index + 1}`, 1, events);
    }
    await eventually(async () => expect((await listed({})).at(-1)).toMatchObject({ id: 6, disabled: true }));
  });
  afterAll(() => app.close());

  const get = (path: string) => app.get(path, { authorization: `Bearer ${app.signIn({ userId: 9, role: 'admin' })}` });
  const listed = async (filter: object) => {
    const asked = encodeURIComponent(JSON.stringify(filter));
    return (await get(`/api/console/coupons?sort=["id","ASC"]&filter=${asked}`)).body as {
      id: number;
      state: string;
    }[];
  };

  it('is told in the list and with the one', async () => {
    const states = HISTORIES.map(([state]) => state);
    expect((await listed({})).map(({ state }) => state)).toEqual(states);
    expect((await get('/api/console/coupons/5')).body).toMatchObject({ code: 'NOWRUZ-5', state: 'spent' });
  });

  it.each([
    ['live', [1, 2]],
    ['early', [3]],
    ['late', [4]],
    ['spent', [5]],
    ['disabled', [6]],
  ])('is what the list is filtered by: %s', async (state, ids) => {
    expect((await listed({ state })).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [true, [6]],
    [false, [1, 2, 3, 4, 5]],
  ])('is found as well by an address that was saved before there were states: disabled %s', async (disabled, ids) => {
    expect((await listed({ disabled })).map(({ id }) => id)).toEqual(ids);
  });
});
