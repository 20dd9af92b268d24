import { ExpiryWatch } from '#modules/membership/jobs/expiry-watch.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { violations } from './support/invariants.ts';
import { PaymentsFixture } from './support/payments-fixture.ts';

const GIB = 1024 ** 3;
const ENDS_SOON = 'پرده: اشتراک شما رو به پایان است';

let fixture: PaymentsFixture;
let admin: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  admin = (await fixture.user('admin')).token;
});
afterAll(() => fixture?.close());

const asAdmin = (path: string, body: object, key?: string) =>
  fixture.app.post(path, { ...body, token: admin }, key ? { 'idempotency-key': key } : {});
const adjust = (way: 'grant' | 'withdraw', user_id: number, unit: 'days' | 'bytes', amount: number, key?: string) =>
  asAdmin(`/api/console/users/${way}`, { user_id, unit, amount, reason: 'the site was down' }, key);
const plans = async () => (await fixture.app.post('/api/plans')).body.plans;

describe('days and bytes by staff', () => {
  it('are given and taken with a reason, which the member reads', async () => {
    const { id, token } = await fixture.user();
    expect((await adjust('grant', id, 'bytes', 5 * GIB)).body).toEqual({
      status: 1,
      vip_expiration: null,
      bandwidth: 5 * GIB,
    });
    const { body } = await adjust('grant', id, 'days', 10);
    expect(Date.parse(body.vip_expiration)).toBeGreaterThan(Date.now() + 9 * DAY_MS);
    expect((await adjust('withdraw', id, 'bytes', 8 * GIB)).body.bandwidth).toBe(0);
    await eventually(async () => {
      const { body: statement } = await fixture.app.post('/api/user/statement', { token });
      expect(statement.total).toBe(3);
      expect(statement.entries).toMatchObject([
        { unit: 'bytes', amount: -5 * GIB, reason: 'withdrawal', note: 'the site was down', bandwidth: 0 },
        { unit: 'days', amount: 10, reason: 'grant', bandwidth: 5 * GIB },
        { unit: 'bytes', amount: 5 * GIB, reason: 'grant', vip_expiration: null },
      ]);
      const filter = encodeURIComponent(JSON.stringify({ user_id: id }));
      const list = await fixture.app.get(`/api/console/statements?filter=${filter}`, {
        authorization: `Bearer ${admin}`,
      });
      expect(list.body[0]).toMatchObject({ user_id: id, actor: expect.stringMatching(/^user-\d+$/) });
    });
  });

  it('are not taken where nothing is left, and no line of nothing stands in the statement', async () => {
    const { id, token } = await fixture.user();
    await adjust('grant', id, 'days', 1);
    await adjust('withdraw', id, 'days', 5);
    for (const unit of ['days', 'bytes'] as const) {
      const { status, body } = await adjust('withdraw', id, unit, 1);
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'nothing_left', ['amount']]);
    }
    await fixture.drain();
    await eventually(async () => expect((await fixture.app.post('/api/user/statement', { token })).body.total).toBe(2));
  });

  it('are given once for one key', async () => {
    const { id } = await fixture.user();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => adjust('grant', id, 'bytes', GIB, `grant-${id}`)),
    );
    for (const { body } of answers) expect(body.bandwidth).toBe(GIB);
  });

  it('are neither given to nobody, nor without a reason, nor more than ten years at once', async () => {
    expect(await adjust('grant', 999_999, 'days', 1)).toMatchObject({ status: 404, body: { code: 'unknown_user' } });
    const { id } = await fixture.user();
    const more = { user_id: id, unit: 'days', amount: 1 };
    expect((await asAdmin('/api/console/users/grant', { ...more, reason: ' ' })).body.errors.reason).toBeDefined();
    expect((await adjust('grant', id, 'days', 3_651)).body.errors.amount).toEqual(['At most ten years at once']);
    expect((await adjust('grant', id, 'days', 0)).status).toBe(422);
    expect((await adjust('grant', id, 'days', 1.5)).status).toBe(422);
  });

  it('add up, however many come at once, and never fall below nothing', async () => {
    const { id } = await fixture.user();
    await Promise.all([
      ...Array.from({ length: 20 }, () => adjust('grant', id, 'bytes', 3)),
      ...Array.from({ length: 20 }, () => adjust('withdraw', id, 'bytes', 5)),
    ]);
    const [row] = await fixture.app.database.rows<{ left: number; sum: number; least: number }>(
      `select (select bytes_granted::int from write.membership where user_id = $1) as left, sum(amount)::int as sum,
         (select min((data->>'bandwidth')::int) from write.event_log where stream = 'membership-' || $1) as least
       from write.membership_entry where user_id = $1`,
      [id],
    );
    expect(row!.left).toBe(row!.sum);
    expect(row!.least).toBeGreaterThanOrEqual(0);
  });
});

describe('the notice that days end', () => {
  const sweep = () => fixture.app.app.get(ExpiryWatch).announceDue();
  const notices = async (id: number) => {
    const [row] = await fixture.app.database.rows<{ email: string }>('select email from write.account where id = $1', [
      id,
    ]);
    return fixture.mails.filter(({ subject, to }) => subject === ENDS_SOON && to === row!.email);
  };

  it('comes once, three days before, however many workers look; for a new end again', async () => {
    const [soon, late] = [await fixture.user(), await fixture.user()];
    await adjust('grant', soon.id, 'days', 2);
    await adjust('grant', late.id, 'days', 10);
    await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    await sweep();
    await eventually(async () => expect(await notices(soon.id)).toHaveLength(1));
    expect(await notices(late.id)).toHaveLength(0);
    expect((await notices(soon.id))[0]!.text).toMatch(/اشتراک روزانهٔ شما در .+ به پایان می‌رسد/);
    await adjust('grant', soon.id, 'days', 1);
    await Promise.all([sweep(), sweep()]);
    await eventually(async () => expect(await notices(soon.id)).toHaveLength(2));
    expect(await sweep()).toBe(0);
    expect(await notices(soon.id)).toHaveLength(2);
  });

  it('does not come for days that are over, nor to a deleted account', async () => {
    const [over, gone] = [await fixture.user(), await fixture.user()];
    await adjust('grant', over.id, 'days', 1);
    await adjust('withdraw', over.id, 'days', 1);
    await adjust('grant', gone.id, 'days', 1);
    await fixture.app.database.rows('update write.account set deleted_at = now() where id = $1', [gone.id]);
    await sweep();
    const open = 'select id from write.effect_job where done_at is null and failed_at is null';
    await eventually(async () => expect(await fixture.app.database.rows(open)).toEqual([]));
    expect([await notices(over.id), await notices(gone.id)]).toEqual([[], []]);
  });
});

describe('plans', () => {
  const plan = { planId: 2, name: { fa: 'یک هفته', en: 'A week' }, price: 150_000, size: 7 };

  it('are added, changed, and taken from sale; whoever saw an old version is told', async () => {
    const { body: added } = await asAdmin('/api/console/plans', plan);
    await eventually(async () => expect(await plans()).toContainEqual({ id: added.id, ...plan }));
    const { planId: _, ...facts } = plan;
    const change = { id: added.id, version: added.version, ...facts, price: 160_000, active: false };
    expect((await asAdmin('/api/console/plans/revise', change)).body).toMatchObject({ status: 1, version: 2 });
    expect((await asAdmin('/api/console/plans/revise', change)).body.code).toBe('version_conflict');
    expect((await asAdmin('/api/console/plans/revise', { ...change, id: 999 })).status).toBe(404);
    await eventually(async () => {
      expect((await plans()).some(({ id }: { id: number }) => id === added.id)).toBe(false);
      const { body } = await fixture.app.get(`/api/console/plans/${added.id}`, { authorization: `Bearer ${admin}` });
      expect(body).toMatchObject({ price: 160_000, active: false, version: 2 });
    });
  });

  it('have no new version where nothing differs', async () => {
    const { body: added } = await asAdmin('/api/console/plans', plan);
    const { planId: _, ...facts } = plan;
    const seen = { id: added.id, version: added.version };
    expect((await asAdmin('/api/console/plans/revise', { ...seen, ...facts })).body).toEqual({ status: 1, ...seen });
    expect((await asAdmin('/api/console/plans/revise', { ...seen, ...facts, sort: 3 })).body.version).toBe(2);
  });

  it('by days last ten years at most, new ones and changed ones', async () => {
    const added = await asAdmin('/api/console/plans', { ...plan, size: 3_651 });
    expect(added.body.errors.size).toEqual(['At most ten years at once']);
    const { planId: _, ...facts } = plan;
    const changed = await asAdmin('/api/console/plans/revise', { id: 2, version: 1, ...facts, size: 20 * GIB });
    expect([changed.status, changed.body.code]).toEqual([422, 'too_many_days']);
  });

  it('cost nothing, or as much as a bank takes at least', async () => {
    const { planId: _, ...facts } = plan;
    for (const price of [1, 99, 999]) {
      const added = await asAdmin('/api/console/plans', { ...plan, price });
      const changed = await asAdmin('/api/console/plans/revise', { id: 2, version: 1, ...facts, price });
      for (const { status, body } of [added, changed]) {
        expect([status, body.errors.price]).toEqual([422, [expect.stringContaining('at least 1,000 rials')]]);
      }
    }
    expect((await asAdmin('/api/console/plans', { ...plan, price: 0, active: false })).body.status).toBe(1);
  });

  it('keep the free one free', async () => {
    const free = { id: 1, version: 1, name: { fa: 'رایگان', en: 'Free' }, price: 5_000, size: 5 };
    await asAdmin('/api/console/plans/revise', free);
    await eventually(async () => expect((await plans())[0]).toMatchObject({ planId: 1, price: 0, size: 0 }));
  });
});

it('the ledger of days and bytes adds up', async () => {
  expect(await violations(fixture.books)).toEqual([]);
});
