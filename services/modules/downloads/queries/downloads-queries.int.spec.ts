import { Global, Module } from '@nestjs/common';
import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { Streams } from '#modules/media/contract/streams/streams.port.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { DownloadsProjectorModule } from '../downloads.projector.module.ts';
import { DownloadsReadModule } from '../downloads.read.module.ts';
import { DownloadsWriteModule } from '../downloads.write.module.ts';
import { DownloadsApp } from '../testing/downloads-app.ts';

/** Of each file one rendition, whose largest piece has 300 bytes with its beginning. */
const STREAM = { renditions: [{ initSize: 50, segments: [{ size: 100 }, { size: 250 }] }], thumbnails: null };
class TestStreams extends Streams {
  async of(sha256: readonly string[]): Promise<Map<string, StreamFacts>> {
    return new Map(sha256.map((each) => [each, STREAM as unknown as StreamFacts]));
  }
}

@Global()
@Module({ providers: [{ provide: Streams, useClass: TestStreams }], exports: [Streams] })
class TestStreamsModule {}

let app: DownloadsApp;
let titleId: number;
let files: number[];

beforeAll(async () => {
  app = await DownloadsApp.start({ PUBLIC_URL: 'https://parde.example' }, [
    DownloadsWriteModule,
    DownloadsReadModule,
    DownloadsProjectorModule,
    TestStreamsModule,
  ]);
  const saved = await app.files({ name: 'A & B', size: 1_000 }, { size: 500, height: 720 }, { size: 200, ageDays: 30 });
  files = saved.map((file) => file.fileId);
  const row = await app.test.database.row<{ id: number }>('select title_id as id from write.title_file where id = $1', [
    files[0],
  ]);
  titleId = row!.id;
  await eventually(async () => expect(Object.keys(await rightsOf(null))).toHaveLength(3));
}, 60_000);
afterAll(() => app?.close());

const send = (path: string, userId: number | null, body: object = {}) =>
  app.test.post(path, { ...body, ...(userId !== null && { token: app.test.signIn({ userId }) }) });
const rightsOf = async (userId: number | null) =>
  (await send('/api/user/fileRights', userId, { post_id: titleId })).body.files;
const linesOf = async (userId: number) => (await send('/api/user/downloads', userId)).body;
const statementOf = async (userId: number): Promise<{ amount: number; bandwidth: number }[]> =>
  (await send('/api/user/statement', userId)).body.entries.map(({ amount, bandwidth }: Record<string, number>) => ({
    amount,
    bandwidth,
  }));
const balanceOf = (userId: number) =>
  app.test.database.row<{ bandwidth: number }>('select bandwidth from read.membership where user_id = $1', [userId]);

/** Downloads a file whole and waits until everything tells of it. */
async function download(userId: number, fileId: number, to = 1_000): Promise<void> {
  await app.meter.settle(await app.admitted(userId, fileId, { to }), to);
  app.pass(11_000);
  await app.announce();
}

describe('what a viewer may do with the files of a title', () => {
  it('is told to a guest', async () => {
    const { body } = await send('/api/user/fileRights', null, { post_id: titleId });
    expect(body).toMatchObject({ window_days: 7, remaining: null });
    expect(body.files[files[2]!]).toMatchObject({ download: 'login', charge: null, play: 'login' });
  });

  it('is told before the click as it is after it', async () => {
    const [days, some, none] = [
      await app.member({ days: 1 }),
      await app.member({ bytes: 700 }),
      await app.member(),
    ] as const;
    await eventually(async () => expect((await rightsOf(days))[files[0]!].download).toBe('allowed'));
    await eventually(async () => expect((await rightsOf(some))[files[1]!].download).toBe('allowed'));
    expect(await rightsOf(days)).toMatchObject({
      [files[0]!]: { download: 'allowed', charge: 'days', charge_bytes: 0, play: 'allowed', play_charge: 'days' },
    });
    expect(await rightsOf(some)).toMatchObject({
      [files[0]!]: { download: 'bandwidth', charge: null, charge_bytes: 1_000, play: 'allowed', play_charge: 'bytes' },
      [files[1]!]: { download: 'allowed', charge: 'bytes', charge_bytes: 500 },
      [files[2]!]: { download: 'allowed', charge: 'old file', charge_bytes: 0, play: 'allowed', play_charge: 'bytes' },
    });
    expect(await rightsOf(none)).toMatchObject({
      [files[0]!]: { download: 'vip', play: 'vip' },
      [files[2]!]: { download: 'allowed', charge: 'old file', play: 'vip' },
    });
  });

  it('says that the volume is too low to watch, where the player refuses', async () => {
    const [enough, low] = [await app.member({ bytes: 300 }), await app.member({ bytes: 299 })];
    await eventually(async () => expect((await rightsOf(enough))[files[0]!].play).toBe('allowed'));
    await eventually(async () => expect(await balanceOf(low)).toEqual({ bandwidth: 299 }));
    expect(await rightsOf(low)).toMatchObject({
      [files[0]!]: { download: 'bandwidth', play: 'bandwidth', play_charge: null },
      [files[2]!]: { download: 'allowed', play: 'bandwidth' },
    });
  });

  it('takes off what was charged in the last 48 hours', async () => {
    const member = await app.member({ bytes: 1_300 });
    await download(member, files[0]!, 400);
    await eventually(async () => {
      expect(await rightsOf(member)).toMatchObject({ [files[0]!]: { download: 'allowed', charge_bytes: 600 } });
    });
    await eventually(async () => expect(await balanceOf(member)).toEqual({ bandwidth: 900 }));
    app.pass(49 * HOUR_MS);
    expect(await rightsOf(member)).toMatchObject({ [files[0]!]: { download: 'bandwidth', charge_bytes: 1_000 } });
  });
});

describe('a basket', () => {
  it('says what several files are together, and whether what is left is enough', async () => {
    const member = await app.member({ bytes: 1_499 });
    const basket = async (...ids: number[]) => (await send('/api/user/downloadBasket', member, { file_ids: ids })).body;
    await eventually(async () => expect((await basket()).remaining).toBe(1_499));
    const all = await basket(files[2]!, files[0]!, files[1]!, files[0]!, 2_000_000);
    expect(all).toMatchObject({ total: 1_700, to_charge: 1_500, remaining: 1_499, enough: false });
    expect(all.files.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [files[2], 'A.B.2011.Bluray.720p.mp4'],
      [files[0], 'A.B.2011.4K-HDR.mp4'],
      [files[1], 'A.B.2011.Bluray.1080p.mp4'],
    ]);
    expect(await basket(files[0]!, files[2]!)).toMatchObject({ to_charge: 1_000, enough: true });
    expect((await send('/api/user/downloadBasket', null, { file_ids: [1] })).status).toBe(401);
    const many = Array.from({ length: 2_001 }, (_, index) => index + 1);
    expect((await send('/api/user/downloadBasket', member, { file_ids: many })).status).toBe(422);
  });
});

describe('a list for download managers', () => {
  it('comes by key as text, for aria2 and as a metalink', async () => {
    const member = await app.member({ days: 1 });
    const { key } = (await send('/api/user/downloadKey', member)).body;
    const list = (format: string) =>
      app.test.get(`/api/downloadList/${format}?key=${key}&files=${files[0]},${files[1]}`);
    const [one, two] = [0, 1].map((index) => `https://parde.example/d/${files[index]}?key=${key}`);
    const text = await list('text');
    expect(text.body).toBe(`${one}\n${two}\n`);
    expect(text.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="parde.txt"',
    });
    expect((await list('aria2')).body).toContain(`${two}\n  out=A.B.2011.Bluray.1080p.mp4\n  checksum=sha-256=`);
    const metalink = await list('metalink');
    expect(metalink.headers['content-type']).toBe('application/metalink4+xml; charset=utf-8');
    expect(metalink.body).toContain('<size>500</size>');
    expect((await list('zip')).status).toBe(422);
    expect((await app.test.get(`/api/downloadList/text?files=${files[0]}`)).status).toBe(403);
    expect((await app.test.get(`/api/downloadList/text?key=${key}&files=1;2`)).status).toBe(422);
  });

  it('comes by session, as long as it may be', async () => {
    const member = await app.member({ days: 1 });
    const many = [...files, ...Array.from({ length: 1_997 }, (_, index) => 1_000_000 + index)];
    const answer = await send('/api/downloadList/text', member, { file_ids: many });
    expect(answer.status).toBe(200);
    expect(answer.body.trim().split('\n')).toHaveLength(3);
    expect((await send('/api/downloadList/text', null, { file_ids: files })).status).toBe(401);
  });
});

describe('the statement of downloads', () => {
  it('has one line for a file and window, however many transfers it took', async () => {
    const member = await app.member({ bytes: 5_000 });
    for (let from = 0; from < 1_000; from += 100) {
      await app.meter.settle(await app.admitted(member, files[0]!, { from, to: from + 100 }), from + 100);
    }
    await app.announce();
    await app.meter.settle(await app.admitted(member, files[0]!), 1_000);
    app.pass(11_000);
    await app.announce();
    await eventually(async () => {
      const { downloads, total } = await linesOf(member);
      expect(total).toBe(1);
      expect(downloads[0]).toMatchObject({
        file_id: files[0],
        name: { en: 'A & B', fa: 'فیلم' },
        slug: expect.any(String),
        quality: 20,
        bytes_sent: 2_000,
        bytes_charged: 1_000,
        why: 'already charged',
      });
    });
    await eventually(async () => expect(await balanceOf(member)).toEqual({ bandwidth: 4_000 }));
    const entries = await app.test.database.rows(
      `select amount, reason, bandwidth from read.membership_entry where user_id = $1 and reason = 'download'`,
      [member],
    );
    expect(entries).toEqual([{ amount: -1_000, reason: 'download', bandwidth: 4_000 }]);
  });

  it('says why nothing was charged', async () => {
    const [days, none] = [await app.member({ days: 1 }), await app.member()];
    await download(days, files[0]!);
    await download(none, files[2]!, 200);
    await eventually(async () => {
      expect((await linesOf(days)).downloads).toMatchObject([{ bytes_sent: 1_000, bytes_charged: 0, why: 'days' }]);
      expect((await linesOf(none)).downloads).toMatchObject([{ bytes_sent: 200, bytes_charged: 0, why: 'old file' }]);
    });
  });

  it('outlives the file, and another line begins after 48 hours', async () => {
    const member = await app.member({ bytes: 5_000 });
    const [film] = await app.files({ name: 'Gone Soon' });
    await download(member, film!.fileId);
    app.pass(49 * HOUR_MS);
    await download(member, film!.fileId);
    await app.retire(film!.fileId);
    await eventually(async () => {
      const { downloads } = await linesOf(member);
      expect(downloads).toMatchObject([
        { bytes_charged: 1_000, name: { en: 'Gone Soon' } },
        { bytes_charged: 1_000, why: null },
      ]);
    });
    await eventually(async () => expect(await balanceOf(member)).toEqual({ bandwidth: 3_000 }));
  });

  it('forgets whoever deletes the account, and is not told of them any more', async () => {
    const member = await app.member({ bytes: 5_000 });
    await download(member, files[0]!);
    await eventually(async () => expect((await linesOf(member)).total).toBe(1));
    await app.meter.settle(await app.admitted(member, files[1]!, { to: 500 }), 500);
    await app.test.database.rows('update write.account set deleted_at = now() where id = $1', [member]);
    await appendAsCommand(app.test.app, `user-${member}`, 2, [userDeleted({ userId: member })]);
    app.pass(11_000);
    await app.announce();
    expect(await app.announce()).toBe(0);
    await eventually(async () => expect((await linesOf(member)).total).toBe(0));
  });
});

describe('the downloads in the console', () => {
  const consoleLines = (role: 'admin' | 'moderator', filter: object) =>
    app.test.get(`/api/console/downloads?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      authorization: `Bearer ${app.test.signIn({ userId: 1, role })}`,
    });

  it('say to administrators what a line of the statement was of', async () => {
    const member = await app.member({ bytes: 5_000 });
    await download(member, files[0]!);
    const referenceOf = async () => (await send('/api/user/statement', member)).body.entries[0].reference;
    await eventually(async () => expect(await referenceOf()).toMatch(/^download-\d+$/));
    const id = Number((await referenceOf()).replace('download-', ''));
    const line = { id, user_id: member, title_id: titleId, name: { en: 'A & B' }, bytes_charged: 1_000, why: null };
    await eventually(async () => expect((await consoleLines('admin', { id: [id] })).body).toMatchObject([line]));
    expect((await consoleLines('admin', { user_id: member })).body).toMatchObject([line]);
    expect((await consoleLines('moderator', { id: [id] })).status).toBe(403);
  });
});

describe('the statement of a member', () => {
  it('goes down line by line, also for downloads that were settled together', async () => {
    const member = await app.member({ bytes: 2_000 });
    await app.meter.settle(await app.admitted(member, files[0]!), 1_000);
    await app.meter.settle(await app.admitted(member, files[1]!, { to: 500 }), 500);
    await app.give(member, 'bytes', 10);
    app.pass(11_000);
    await app.announce();
    await eventually(async () => expect(await statementOf(member)).toHaveLength(4));
    const [last, before, given, first] = await statementOf(member);
    expect([first, given]).toEqual([
      { amount: 2_000, bandwidth: 2_000 },
      { amount: 10, bandwidth: 2_010 },
    ]);
    expect(before!.bandwidth).toBe(given!.bandwidth + before!.amount);
    expect(last!.bandwidth).toBe(before!.bandwidth + last!.amount);
    expect(await balanceOf(member)).toEqual({ bandwidth: 510 });
  });

  it('names the film of a download, also when the file is gone, and the export has both', async () => {
    const member = await app.member({ bytes: 2_000 });
    const [film] = await app.files({ name: 'Gone From Sale' });
    await download(member, film!.fileId);
    await app.retire(film!.fileId);
    const entriesOf = async () => (await send('/api/user/statement', member)).body.entries;
    const file = {
      file_id: film!.fileId,
      post_type: 1,
      slug: expect.stringContaining('gone-from-sale'),
      name: { en: 'Gone From Sale', fa: 'فیلم' },
      season: null,
      episode: null,
    };
    await eventually(async () => {
      expect(await entriesOf()).toMatchObject([
        { reason: 'download', file },
        { reason: 'grant', file: null },
      ]);
    });
    const { statement, downloads } = await app.test.app.get(PersonalDataRegistry).of(member);
    expect(downloads).toMatchObject([{ reference: (await entriesOf())[0].reference, title: { name: file.name } }]);
    expect(statement).toMatchObject([{ reason: 'grant' }, { reference: (await entriesOf())[0].reference }]);
  });
});
