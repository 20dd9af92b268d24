import { DataSource } from 'typeorm';
import { FileLinks } from '#modules/delivery/contract/file-links.port.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { downloadKey } from '../../contract/download-key.ts';
import { DownloadsProjectorModule } from '../../downloads.projector.module.ts';
import { DownloadsReadModule } from '../../downloads.read.module.ts';
import { DownloadsWriteModule } from '../../downloads.write.module.ts';
import { DownloadsApp } from '../../testing/downloads-app.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const BANDWIDTH = 'حجم باقی‌مانده شما برای دانلود این فایل کافی نیست\nYour volume is too low to download this file\n';

let app: DownloadsApp;
let fileId: number;
let oldFileId: number;

beforeAll(async () => {
  app = await DownloadsApp.start({ DOWNLOAD_KEY_ADDRESSES: '2', THROTTLING: '1' }, [
    DownloadsWriteModule,
    DownloadsReadModule,
    DownloadsProjectorModule,
  ]);
  const files = await app.files({ name: 'A Separation' }, { ageDays: 30, height: 720 });
  [fileId, oldFileId] = files.map((file) => file.fileId) as [number, number];
}, 60_000);
afterAll(() => app?.close());

const tokenOf = (userId: number) => app.test.signIn({ userId });
const keyOf = async (userId: number): Promise<string> =>
  (await app.test.post('/api/user/downloadKey', { token: tokenOf(userId) })).body.key;
const open = (id: number | string, key: string, headers = {}) => app.test.get(`/d/${id}?key=${key}`, headers);

/** The link that an answer leads to. */
function linkOf(location: unknown) {
  const [, token, name] = /^\/dl\/([^/]+)\/(.+)$/.exec(String(location)) ?? [];
  return { name, link: app.test.app.get(FileLinks).read(token ?? '') };
}

describe('a link that heals', () => {
  it('leads whoever has the key to a fresh link, for six hours, with a name to save it as', async () => {
    const member = await app.member({ bytes: 1_000 });
    const answer = await open(fileId, await keyOf(member));
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { name, link } = linkOf(answer.headers['location']);
    expect(name).toBe('A.Separation.2011.4K-HDR.mp4');
    expect(link).toMatchObject({ way: 'download', userId: member, fileId, container: 'mp4' });
    expect(link!.expiresAt).toBeCloseTo(app.now.getTime() / 1_000 + 6 * 3_600, -1);
    const again = linkOf((await open(fileId, await keyOf(member))).headers['location']);
    expect(again.link!.linkId).not.toBe(link!.linkId);
  });

  it('leads whoever is signed in there, and answers a HEAD alike', async () => {
    const member = await app.member({ days: 1 });
    const cookie = `token=${tokenOf(member)}`;
    expect((await app.test.get(`/d/${fileId}`, { cookie })).status).toBe(302);
    const head = await app.test.app.inject({ method: 'HEAD', url: `/d/${fileId}`, headers: { cookie } });
    expect(head.statusCode).toBe(302);
    expect(linkOf(head.headers.location).link).toMatchObject({ userId: member });
    expect((await app.test.app.inject({ method: 'HEAD', url: `/d/${fileId}?key=no` })).statusCode).toBe(403);
  });

  it('asks the entitlement again: what was charged is not asked for twice', async () => {
    const member = await app.member({ bytes: 1_000 });
    const key = await keyOf(member);
    await app.meter.settle(await app.admitted(member, fileId), 600);
    expect((await open(fileId, key)).status).toBe(302);
    const [other] = await app.files({});
    expect((await open(other!.fileId, key)).body).toBe(BANDWIDTH);
  });

  it('is refused in words of both languages, and leads a browser where it can be helped', async () => {
    const poor = await app.member({ bytes: 10 });
    const nobody = await app.member();
    const bandwidth = await open(fileId, await keyOf(poor));
    expect([bandwidth.status, bandwidth.body]).toEqual([403, BANDWIDTH]);
    expect(bandwidth.headers['content-type']).toBe('text/plain; charset=utf-8');
    const page = async (userId: number | null, headers = {}) =>
      (
        await app.test.get(`/d/${fileId}`, {
          ...BROWSER,
          ...(userId !== null && { authorization: `Bearer ${tokenOf(userId)}` }),
          ...headers,
        })
      ).headers['location'];
    expect(await page(poor)).toBe(`/user/profile-page?error=bandwidth&file=${fileId}`);
    expect(await page(nobody)).toBe(`/user/profile-page?error=vip&file=${fileId}`);
    expect(await page(null)).toBe(`/login?file=${fileId}`);
    expect((await app.test.get(`/d/${fileId}`)).status).toBe(403);
    expect((await open(oldFileId, await keyOf(nobody))).status).toBe(302);
  });

  it('leads whose session is over to the log-in, which knows the file and nothing of that session', async () => {
    const ended = { ...BROWSER, cookie: 'token=an.old.one' };
    const { headers } = await app.test.get(`/d/${fileId}`, ended);
    expect(headers['location']).toBe(`/login?file=${fileId}`);
    expect(String(headers['set-cookie'])).toMatch(/^token=; Max-Age=0; Path=\/;/);
    const member = await app.member({ days: 1 });
    const good = await app.test.get(`/d/${fileId}`, { ...BROWSER, cookie: `token=${tokenOf(member)}` });
    expect([good.status, good.headers['set-cookie']]).toEqual([302, undefined]);
  });

  it('says so when the file is not there', async () => {
    const [film] = await app.files({});
    const key = await keyOf(await app.member({ days: 1 }));
    await app.retire(film!.fileId);
    for (const id of [film!.fileId, 2_000_000, '999999999999', 'x', '0', '..']) {
      expect((await open(id, key)).status).toBe(404);
    }
  });

  it('leads a browser to the title of a file that is gone, or to the page of a file that there is not', async () => {
    const [film] = await app.files({ name: 'Gone with a File' });
    const cookie = `token=${tokenOf(await app.member({ days: 1 }))}`;
    const page = async (id: number | string) =>
      (await app.test.get(`/d/${id}`, { ...BROWSER, cookie })).headers['location'];
    await app.retire(film!.fileId);
    expect(await page(film!.fileId)).toMatch(new RegExp(`^/movies/gone-with-a-file-\\d+\\?file=${film!.fileId}$`));
    expect([await page(2_000_000), await page('x'), await page('..%2f')]).toEqual([
      '/play/2000000',
      '/play/0',
      '/play/0',
    ]);
  });
});

describe('while the database fails', () => {
  const rename = (from: string, to: string) =>
    app.test.app.get(DataSource).query(`alter table write.${from} rename to ${to}`);
  beforeAll(() => rename('download_key', 'away'));
  afterAll(() => rename('away', 'download_key'));

  it('a browser may ask again from a page in its reader’s language, a manager is told in both', async () => {
    const key = downloadKey(app.test.app.get(KeyRing), { userId: await app.member({ days: 1 }), generation: 1 });
    const page = await open(fileId, key, { ...BROWSER, cookie: 'lang=fa' });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toMatch(
      /lang="fa" dir="rtl"[\s\S]*کمی بعد دوباره امتحان کنید[\s\S]*<a href=""[^>]*>تلاش دوباره</,
    );
    const words = await open(fileId, key);
    expect([words.status, words.body]).toEqual([503, expect.stringMatching(/کمی بعد[\s\S]*try again shortly\n$/)]);
  });
});

describe('a download key', () => {
  it('opens nothing when it is changed, of another member, or of nobody', async () => {
    const [one, other] = [await app.member({ days: 1 }), await app.member({ days: 1 })];
    const key = await keyOf(one);
    const forged = [
      key.replace(`${one}.`, `${other}.`),
      key.slice(0, -1),
      `${key}0`,
      '',
      'x',
      '1.1.',
      '.',
      'a'.repeat(400),
    ];
    for (const wrong of forged) expect((await open(fileId, wrong)).status).toBe(403);
  });

  it('that is not valid leads a browser to the log-in, and on to the file from there', async () => {
    const answer = await open(fileId, 'x', { accept: 'text/html' });
    expect([answer.status, answer.headers['location']]).toEqual([302, `/login?file=${fileId}`]);
  });

  it('is refused once it was made anew, and the new one is told everywhere', async () => {
    const member = await app.member({ days: 1 });
    const old = await keyOf(member);
    const renewed = await app.test.post('/api/user/renewDownloadKey', { token: tokenOf(member) });
    expect(renewed.body).toMatchObject({ status: 1, key: expect.not.stringMatching(old) });
    expect((await open(fileId, old)).status).toBe(403);
    expect((await open(fileId, renewed.body.key)).status).toBe(302);
    const after = { 'parde-after': String(renewed.headers['parde-position']) };
    const told = await app.test.post('/api/user/downloadKey', { token: tokenOf(member) }, after);
    expect(told.body.key).toBe(renewed.body.key);
    expect((await app.test.get(`/api/downloadList/text?key=${old}&files=${fileId}`)).status).toBe(403);
  });

  it('is made anew twenty times an hour', async () => {
    const member = await app.member({ days: 1 });
    const renew = async () => (await app.test.post('/api/user/renewDownloadKey', { token: tokenOf(member) })).status;
    for (let n = 0; n < 20; n++) expect(await renew()).toBe(200);
    expect(await renew()).toBe(429);
  });

  it('is of use to so many addresses a day and no more', async () => {
    const member = await app.member({ days: 3 });
    const key = await keyOf(member);
    const from = (remoteAddress: string) =>
      app.test.app
        .inject({ method: 'GET', url: `/d/${fileId}?key=${key}`, remoteAddress })
        .then((answer) => answer.statusCode);
    expect(await from('192.0.2.1')).toBe(302);
    expect(await from('192.0.2.2')).toBe(302);
    expect(await from('192.0.2.3')).toBe(403);
    expect(await from('192.0.2.1')).toBe(302);
    const headers = { ...BROWSER, cookie: 'lang=en' };
    const address = { method: 'GET' as const, url: `/d/${fileId}?key=${key}`, remoteAddress: '192.0.2.3' };
    const page = await app.test.app.inject({ ...address, headers });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toMatch(/too many addresses[\s\S]*<a href="\/user\/profile-page\?tab=downloads"/);
    app.pass(DAY_MS);
    expect(await from('192.0.2.3')).toBe(302);
  });

  it('is of no use to whoever is suspended', async () => {
    const member = await app.member({ days: 1 });
    const key = await keyOf(member);
    await app.test.database.rows(
      `update write.account set suspended_at = now(), suspension_reason = 'test' where id = $1`,
      [member],
    );
    expect((await open(fileId, key)).status).toBe(403);
  });
});
