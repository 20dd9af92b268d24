import { request } from 'node:http';
import type { Server } from 'node:net';
import { promisify } from 'node:util';
import { DOWNLOAD_REFUSALS } from '#modules/downloads/contract/download-refusals.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { downloadPath } from '../../contract/file-links.port.ts';
import { type DeliverySite, fetchBytes, type StoredBytes, startDelivery } from '../../testing/delivery-site.ts';
import { memoryMeter } from '../../testing/memory-meter.ts';

const SIZE = 3_000_000;
const LARGE = 60_000_000;
const NAME = 'A.Separation.2011.1080p.mp4';

let site: DeliverySite;
let film: StoredBytes;

beforeAll(async () => {
  site = await startDelivery();
  film = await site.store(SIZE);
}, 60_000);
afterAll(() => site?.close());
beforeEach(() => memoryMeter.reset());

const path = (changes = {}, name = NAME) => downloadPath(site.sign(film, changes), name);
const get = (headers: Record<string, string> = {}, method = 'GET') => fetchBytes(site.port, path(), headers, method);
const settled = (expected: unknown) => eventually(() => expect(memoryMeter.settled).toEqual(expected));

describe('a download', () => {
  it('is the whole file, with what a manager needs to go on later', async () => {
    const { status, headers, body } = await get();
    expect(status).toBe(200);
    expect(body.equals(film.bytes)).toBe(true);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(SIZE),
      'content-type': 'video/mp4',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename=${NAME}`,
      'x-content-type-options': 'nosniff',
      etag: `"${film.sha256}"`,
    });
    await settled([[0, SIZE, SIZE]]);
    expect(memoryMeter.all[0]!.request).toMatchObject({ way: 'download', userId: 7, fileId: 11, address: '127.0.0.1' });
  });

  it.each([
    ['bytes=0-', 0, SIZE],
    ['bytes=1000000-1999999', 1_000_000, 2_000_000],
    ['bytes=2999999-', 2_999_999, SIZE],
    ['bytes=-10', SIZE - 10, SIZE],
  ])('of %s is that part', async (range, from, to) => {
    const { status, headers, body } = await get({ range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${SIZE}`);
    expect(headers['content-length']).toBe(String(to - from));
    expect(body.equals(film.bytes.subarray(from, to))).toBe(true);
    await settled([[from, to, to]]);
  });

  it('begins anew when the beginning was of another file', async () => {
    const etag = `"${film.sha256}"`;
    expect((await get({ range: 'bytes=5-9', 'if-range': etag })).status).toBe(206);
    const other = await get({ range: 'bytes=5-9', 'if-range': '"another"' });
    expect([other.status, other.body.length]).toEqual([200, SIZE]);
  });

  it('of bytes that are not there is refused before anybody is asked', async () => {
    const { status, headers, body } = await get({ range: `bytes=${SIZE}-` });
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${SIZE}`, 0]);
    expect(memoryMeter.all).toEqual([]);
  });

  it('of a thousand ranges is the whole file once; ten thousand are no request', async () => {
    const { status, body } = await get({ range: `bytes=${'0-0,'.repeat(1_000)}0-0` });
    expect([status, body.length]).toEqual([200, SIZE]);
    const bomb = await get({ range: `bytes=${Array.from({ length: 10_000 }, (_, n) => `${n}-${n}`).join(',')}` });
    expect(bomb.status).toBe(431);
    await settled([[0, SIZE, SIZE]]);
  });

  it('goes on when its link has ended, by one that is asked for anew', async () => {
    const ended = path({ expiresAt: Math.floor(Date.now() / 1_000) });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetchBytes(site.port, ended, { range: 'bytes=1000000-' }, method);
      expect([status, headers.location, headers['cache-control']]).toEqual([302, '/d/11', 'no-store']);
    }
    expect(memoryMeter.all).toEqual([]);
  });

  it('goes on in a browser whose session is over: another log-in has ended it, and the link is as good as before', async () => {
    const { status, body } = await get({ range: 'bytes=10-19', cookie: 'token=of.a.session.that.is.over' });
    expect([status, body.equals(film.bytes.subarray(10, 20))]).toEqual([206, true]);
  });

  it('is described to HEAD at no cost', async () => {
    const { status, headers, body } = await get({}, 'HEAD');
    expect([status, headers['content-length'], headers.etag, body.length]).toEqual([
      200,
      String(SIZE),
      `"${film.sha256}"`,
      0,
    ]);
    expect(memoryMeter.all).toEqual([]);
  });

  it('is called by its Persian name where there is one, and never by what an address makes up', async () => {
    const card = { name: { fa: 'جدایی: نادر', en: 'A Separation' }, releaseYear: 2011, season: null, episode: null };
    site.cards.set(12, { ...card, media: { height: 1080, container: 'mp4' } } as never);
    const persian = await fetchBytes(site.port, path({ fileId: 12 }), {}, 'HEAD');
    expect(persian.headers['content-disposition']).toBe(
      `attachment; filename=${NAME}; filename*=UTF-8''${encodeURIComponent('جدایی  نادر 2011 1080p.mp4')}`,
    );
    for (const name of ['run"me;.exe', '..', 'فیلم.mp4', '\r\nset-cookie: a=b', 'a'.repeat(500)]) {
      const { headers } = await fetchBytes(site.port, path({}, name), {}, 'HEAD');
      expect(headers['content-disposition'] ?? '-').toMatch(/^(attachment; filename="?[\w.-]+\.mp4"?|-)$/);
    }
  });

  it('that is broken off is settled at what was given to the socket', async () => {
    const large = await site.store(LARGE);
    let received = 0;
    await new Promise<void>((resolve) => {
      const asked = request(
        { port: site.port, host: '127.0.0.1', path: downloadPath(site.sign(large), NAME), agent: false },
        (answer) => {
          answer.on('data', (chunk: Buffer) => {
            received += chunk.length;
            if (received > 5_000_000) asked.destroy();
          });
          answer.on('error', () => undefined).on('close', resolve);
        },
      );
      asked.on('error', () => undefined).end();
    });
    await eventually(() => expect(memoryMeter.all[0]?.settledAt).not.toBeNull());
    const { settledAt } = memoryMeter.all[0]!;
    expect(settledAt).toBeGreaterThanOrEqual(received);
    expect(settledAt).toBeLessThan(LARGE);
  });

  it('whose reader left before the first byte is settled at nothing', async () => {
    const begun = Promise.withResolvers<void>();
    const admitted = Promise.withResolvers<void>();
    const begin = memoryMeter.begin.bind(memoryMeter);
    const held = jest.spyOn(memoryMeter, 'begin').mockImplementation(async (asked) => {
      begun.resolve();
      await admitted.promise;
      return begin(asked);
    });
    const asked = request({ port: site.port, host: '127.0.0.1', path: path(), agent: false });
    asked.on('error', () => undefined).end();
    await begun.promise;
    asked.destroy();
    const server: Server = site.test.app.getHttpServer();
    await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0));
    admitted.resolve();
    await settled([[0, SIZE, 0]]);
    held.mockRestore();
  });

  it('is settled in the end, however often that fails, and others do not wait for it', async () => {
    memoryMeter.faults = Array.from({ length: 4 }, () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    await get({ range: 'bytes=0-9' });
    await get({ range: 'bytes=10-19' });
    await settled([
      [0, 10, 10],
      [10, 20, 20],
    ]);
  });
});

describe('a refusal', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  it.each([
    ['login', '/login?'],
    ['vip', '/user/profile-page?error=vip&'],
    ['bandwidth', '/user/profile-page?error=bandwidth&'],
  ] as const)('for %s leads a browser to a page and tells others in words', async (reason, page) => {
    memoryMeter.answer = { admitted: false, reason };
    const browser = await get(html);
    expect([browser.status, browser.headers.location]).toEqual([302, `${page}file=11`]);
    const { status, headers, body } = await get();
    expect([status, headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
    const { fa, en } = DOWNLOAD_REFUSALS[reason];
    expect(body.toString()).toBe(`${fa}\n${en}\n`);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it.each([
    ['connections', 503, '5'],
    ['addresses', 403, undefined],
    ['gone', 404, undefined],
  ] as const)('for %s is %i', async (reason, status, retryAfter) => {
    memoryMeter.answer = { admitted: false, reason };
    for (const headers of [{}, html]) {
      const answer = await get(headers as Record<string, string>);
      expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    }
  });

  it('of a link whose end is cut off says so in words, and leads a browser to the site', async () => {
    const cut = path().replace(/.(?=\/[^/]*$)/, '');
    const words = await fetchBytes(site.port, cut);
    expect([words.status, words.body.toString()]).toEqual([403, expect.stringContaining('This link is incomplete')]);
    const page = await fetchBytes(site.port, cut, { ...html, cookie: 'lang=en' });
    expect([page.status, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect((await fetchBytes(site.port, cut.slice(0, 60))).status).toBe(403);
    expect(page.body.toString()).toMatch(
      /<html lang="en" dir="ltr">[\s\S]*>Parde<\/p>[\s\S]*This link is incomplete[\s\S]*<a href="\/"/,
    );
  });

  it('that no page of the site explains is a page in the reader’s language with a link to the title', async () => {
    const missing = downloadPath(site.sign({ sha256: '0'.repeat(64) }), NAME);
    const page = async (address: string, lang: string) =>
      (await fetchBytes(site.port, address, { ...html, cookie: `lang=${lang}` })).body.toString();
    site.cards.set(11, { postType: 1, slug: 'a-separation-2011' } as never);
    expect(await page(missing, 'fa')).toMatch(
      /dir="rtl"[\s\S]*این فایل دیگر موجود نیست[\s\S]*<a href="\/movies\/a-separation-2011"[^>]*>رفتن به صفحهٔ عنوان</,
    );
    memoryMeter.answer = { admitted: false, reason: 'addresses' };
    expect(await page(path(), 'en')).toMatch(
      /too many addresses[\s\S]*<a href="\/movies\/a-separation-2011"[^>]*>Go to the title</,
    );
    site.cards.clear();
    expect(await page(path(), 'en')).toContain('<a href="/"');
  });

  it('while the database is away says when to come again', async () => {
    memoryMeter.answer = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { status, headers } = await get();
    expect([status, headers['retry-after']]).toEqual([503, '2']);
  });

  it('is the answer for a file whose bytes are gone', async () => {
    const { status } = await fetchBytes(site.port, downloadPath(site.sign({ sha256: '0'.repeat(64) }), NAME));
    expect(status).toBe(404);
    expect(memoryMeter.all).toEqual([]);
  });
});
