import { givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { DownloadsApp } from '../testing/downloads-app.ts';

let app: DownloadsApp;
let fileId: number;
let oldFileId: number;

beforeAll(async () => {
  app = await DownloadsApp.start();
  [fileId, oldFileId] = (await app.files({ size: 1_000 }, { size: 1_000, ageDays: 30 })).map((file) => file.fileId) as [
    number,
    number,
  ];
}, 60_000);
afterAll(() => app?.close());

describe('who may have bytes of a file', () => {
  it('is a member with days, who pays nothing', async () => {
    const member = await app.member({ days: 3 });
    expect(await app.begin(member, fileId)).toMatchObject({ admitted: true, charge: 'days' });
    expect(await app.begin(member, fileId, { way: 'play' })).toMatchObject({ admitted: true, charge: 'days' });
  });

  it('is every member for an old file, which nobody plays without a plan', async () => {
    const member = await app.member();
    expect(await app.begin(member, oldFileId)).toMatchObject({ admitted: true, charge: 'old file' });
    expect(await app.begin(member, oldFileId, { way: 'play' })).toEqual({ admitted: false, reason: 'vip' });
    expect(await app.begin(member, fileId)).toEqual({ admitted: false, reason: 'vip' });
  });

  it('is nobody for a file that is not there', async () => {
    const member = await app.member({ days: 1 });
    expect(await app.begin(member, 2_000_000_000)).toEqual({ admitted: false, reason: 'gone' });
  });

  it.each([
    ['suspended', "suspended_at = now(), suspension_reason = 'spam'"],
    ['deleted', 'deleted_at = now()'],
  ])('is from the next request on no member who is %s', async (_end, change) => {
    const member = await app.member({ days: 3 });
    await app.admitted(member, fileId);
    await app.test.database.rows(`update write.account set ${change} where id = $1`, [member]);
    expect(await app.begin(member, fileId)).toEqual({ admitted: false, reason: 'login' });
    expect(await app.begin(member, oldFileId)).toEqual({ admitted: false, reason: 'login' });
  });

  it('is whoever has begun, also when the file is taken from offer meanwhile', async () => {
    const [film] = await app.files({ size: 1_000 });
    const [begun, late] = [await app.member({ bytes: 1_000 }), await app.member({ bytes: 1_000 })];
    await app.meter.settle(await app.admitted(begun, film!.fileId), 300);
    await app.retire(film!.fileId);
    expect(await app.begin(begun, film!.fileId, { from: 300 })).toMatchObject({ admitted: true });
    expect(await app.begin(late, film!.fileId)).toEqual({ admitted: false, reason: 'gone' });
  });

  it('is nobody else once the title is withdrawn', async () => {
    const [film] = await app.files({ size: 1_000 });
    const [begun, late] = [await app.member({ days: 1 }), await app.member({ days: 1 })];
    await app.meter.settle(await app.admitted(begun, film!.fileId), 300);
    await givenWithdrawn(app.test, await app.titleOf(film!.fileId));
    expect(await app.begin(begun, film!.fileId, { from: 300 })).toMatchObject({ admitted: true });
    expect(await app.begin(late, film!.fileId)).toEqual({ admitted: false, reason: 'gone' });
  });
});

describe('volume', () => {
  it('is reserved before the first byte, and charged for what was sent', async () => {
    const member = await app.member({ bytes: 5_000 });
    const transfer = await app.admitted(member, fileId);
    expect(await app.volumeOf(member)).toEqual({ granted: 5_000, used: 0, reserved: 1_000 });
    await app.meter.settle(transfer, 250);
    expect(await app.volumeOf(member)).toEqual({ granted: 5_000, used: 250, reserved: 0 });
    await app.meter.settle(transfer, 1_000);
    expect(await app.volumeOf(member)).toEqual({ granted: 5_000, used: 250, reserved: 0 });
  });

  it('pays each byte once in 48 hours, however many connections want it', async () => {
    const member = await app.member({ bytes: 5_000 });
    const transfers = [await app.admitted(member, fileId), await app.admitted(member, fileId, { from: 500 })];
    expect(await app.volumeOf(member)).toMatchObject({ reserved: 1_000 });
    for (const transfer of transfers) await app.meter.settle(transfer, 1_000);
    await app.meter.settle(await app.admitted(member, fileId), 1_000);
    expect(await app.volumeOf(member)).toEqual({ granted: 5_000, used: 1_000, reserved: 0 });
    app.pass(47 * HOUR_MS);
    await app.meter.settle(await app.admitted(member, fileId), 1_000);
    expect(await app.volumeOf(member)).toMatchObject({ used: 1_000 });
    app.pass(2 * HOUR_MS);
    await app.meter.settle(await app.admitted(member, fileId), 1_000);
    expect(await app.volumeOf(member)).toMatchObject({ used: 2_000 });
  });

  it('runs out for whoever wants more than is left, and not for what is paid', async () => {
    const member = await app.member({ bytes: 1_500 });
    await app.meter.settle(await app.admitted(member, fileId), 1_000);
    const [other] = await app.files({});
    expect(await app.begin(member, other!.fileId)).toEqual({ admitted: false, reason: 'bandwidth' });
    expect(await app.begin(member, other!.fileId, { way: 'play', to: 500 })).toMatchObject({ admitted: true });
    expect(await app.begin(member, fileId)).toMatchObject({ admitted: true, charge: 'bytes' });
  });

  it('is enough for exactly three of 200 downloads that begin together', async () => {
    const member = await app.member({ bytes: 3_000 });
    const films: number[] = [];
    for (let batch = 0; batch < 10; batch++) {
      const files = await app.files(...Array.from({ length: 20 }, () => ({})));
      films.push(...files.map((file) => file.fileId));
    }
    const starts = await Promise.all(films.map((film) => app.begin(member, film)));
    const reasons = starts.map((start) => (start.admitted ? 'admitted' : start.reason));
    expect(reasons.filter((reason) => reason === 'admitted')).toHaveLength(3);
    expect(reasons.filter((reason) => reason === 'bandwidth')).toHaveLength(197);
    expect(await app.volumeOf(member)).toEqual({ granted: 3_000, used: 0, reserved: 3_000 });
  }, 60_000);

  it('is never negative and never lost while connections begin and end side by side', async () => {
    const member = await app.member({ bytes: 2_500 });
    const films = (await app.files({}, {}, {})).map((file) => file.fileId);
    const work = Array.from({ length: 60 }, async (_, index) => {
      const from = (index * 137) % 900;
      const start = await app.begin(member, films[index % 3]!, { from, to: Math.min(1_000, from + 400) });
      if (!start.admitted) return expect(start.reason).toMatch(/bandwidth|vip|connections/);
      await app.meter.progress([{ transferId: start.transferId, sentTo: from + (index % 100) }]);
      await app.meter.settle(start.transferId, from + ((index * 71) % 400));
    });
    await Promise.all(work);
    const { used, reserved } = await app.volumeOf(member);
    const charged = await app.test.database.row<{ bytes: number }>(
      `select sum(upper(part) - lower(part)) as bytes from write.download_meter, unnest(charged) as part where user_id = $1`,
      [member],
    );
    expect(reserved).toBe(0);
    expect(used).toBe(charged?.bytes);
    expect(used).toBeGreaterThan(0);
  }, 60_000);
});

describe('a transfer whose process has died', () => {
  it('is charged for what it had told, and the rest is released', async () => {
    const member = await app.member({ bytes: 1_000 });
    const transfer = await app.admitted(member, fileId);
    await app.meter.progress([{ transferId: transfer, sentTo: 400 }]);
    app.pass(30_000);
    await app.bury();
    expect(await app.volumeOf(member)).toMatchObject({ used: 0, reserved: 1_000 });
    app.pass(31_000);
    expect(await app.bury()).toBeGreaterThan(0);
    expect(await app.volumeOf(member)).toMatchObject({ used: 400, reserved: 0 });
  });

  it.each([
    ['before it is known to be dead', 10_000],
    ['long after', 10 * 60_000],
  ])('is charged up to where the member goes on, %s', async (_, ms) => {
    const member = await app.member({ bytes: 1_000 });
    await app.meter.progress([{ transferId: await app.admitted(member, fileId), sentTo: 400 }]);
    app.pass(ms);
    await app.bury();
    const next = await app.admitted(member, fileId, { from: 450 });
    await app.meter.settle(next, 1_000);
    app.pass(61_000);
    await app.bury();
    expect(await app.volumeOf(member)).toEqual({ granted: 1_000, used: 1_000, reserved: 0 });
  });

  it('is charged for what it tells after all', async () => {
    const member = await app.member({ bytes: 1_000 });
    const transfer = await app.admitted(member, fileId);
    app.pass(61_000);
    await app.bury();
    await app.meter.progress([{ transferId: transfer, sentTo: 300 }]);
    expect(await app.volumeOf(member)).toMatchObject({ used: 300, reserved: 0 });
    await app.meter.settle(transfer, 700);
    await app.meter.settle(transfer, 900);
    expect(await app.volumeOf(member)).toMatchObject({ used: 700, reserved: 0 });
  });
});
