import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { OpenTransfers } from '#modules/delivery/adapters/open-transfers.ts';
import { downloadPath, streamPath } from '#modules/delivery/contract/file-links.port.ts';
import { type DeliverySite, fetchBytes, startDelivery } from '#modules/delivery/testing/delivery-site.ts';
import { memoryMeter } from '#modules/delivery/testing/memory-meter.ts';
import { freePort } from '#platform/startup/free-port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { AppPlan } from '#tools/cluster/cluster-plan.ts';
import { prepareNginx } from '#tools/cluster/nginx-config.ts';
import { findProgram } from '#tools/cluster/programs.ts';
import { ManagedProcess } from '#tools/processes/managed-process.ts';

const SIZE = 48_000_000;
const NAME = 'A.Separation.2011.1080p.mp4';
const NAMES = ['queries', 'commands', 'media', 'workers'] as const;

const nginx = findProgram('nginx', process.env);
const aria2 = findProgram('aria2c', process.env);
if (!nginx) process.stderr.write('SKIPPED: films by nginx, because nginx is not installed\n');
if (!aria2) process.stderr.write('SKIPPED: downloads by aria2, because aria2c is not installed\n');
const describeWithNginx = nginx ? describe : describe.skip;
const itWithAria2 = aria2 ? it : it.skip;

/** A download manager at its most eager. @returns the checksum of what it has fetched. */
async function fetchByManager(url: string, onUnderWay?: () => Promise<void>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'parde-aria2-'));
  const args = ['-x16', '-s16', '-k1M', '--retry-wait=1', '--max-tries=0', '--file-allocation=none', '-q'];
  const limit = onUnderWay ? ['--max-overall-download-limit=8M'] : [];
  const manager = new ManagedProcess(aria2!, [...args, ...limit, '-d', folder, '-o', 'film.mp4', url], {});
  try {
    await onUnderWay?.();
    expect([await manager.finished(), manager.output]).toEqual([0, expect.any(String)]);
    return createHash('sha256')
      .update(await readFile(path.join(folder, 'film.mp4')))
      .digest('hex');
  } finally {
    await manager.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Bytes of the film that were sent, each counted once, as they were settled.
 * @param untold whether what nobody has settled counts as sent.
 */
function union(untold = false): number {
  const parts = memoryMeter.all
    .map(({ request: { from, to }, settledAt }) => [from, settledAt ?? (untold ? to : from)] as const)
    .sort(([one], [other]) => one - other);
  let [sum, upTo] = [0, 0];
  for (const [from, to] of parts) {
    sum += Math.max(0, to - Math.max(from, upTo));
    upTo = Math.max(upTo, to);
  }
  return sum;
}

/** Asks for a film, and leaves while the meter is asked. @param beforeLeaving once it is. */
async function leaveEarly(url: string, beforeLeaving: () => void): Promise<void> {
  const asked = request(url, { agent: false });
  asked.on('error', () => undefined).end();
  await eventually(() => expect(memoryMeter.asked).toBe(1));
  beforeLeaving();
  const left = new Promise((resolve) => asked.on('close', resolve));
  asked.destroy();
  await left;
}

async function workersOf(master: number): Promise<number[]> {
  const text = await readFile(`/proc/${master}/task/${master}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}

const allSettled = () =>
  eventually(() => expect(memoryMeter.all.filter(({ settledAt }) => settledAt === null)).toEqual([]), 30_000);

describe('downloads from the process itself', () => {
  let site: DeliverySite;

  beforeAll(async () => {
    site = await startDelivery();
  }, 60_000);
  afterAll(() => site?.close());
  beforeEach(() => memoryMeter.reset());

  itWithAria2(
    'arrive whole over sixteen connections, each byte settled',
    async () => {
      const film = await site.store(SIZE);
      const url = `http://127.0.0.1:${site.port}${downloadPath(site.sign(film), NAME)}`;
      expect(await fetchByManager(url)).toBe(film.sha256);
      await allSettled();
      expect(memoryMeter.all.length).toBeGreaterThanOrEqual(16);
      expect(union()).toBe(SIZE);
    },
    120_000,
  );

  itWithAria2(
    'arrive whole although the process stops in the middle and another one begins',
    async () => {
      const film = await site.store(SIZE);
      const { port, folder } = site;
      const url = `http://127.0.0.1:${port}${downloadPath(site.sign(film), NAME)}`;
      const sha256 = await fetchByManager(url, async () => {
        await eventually(() => expect(memoryMeter.all.length).toBeGreaterThanOrEqual(16), 30_000);
        await site.close('keep');
        site = await startDelivery({}, { folder, port });
      });
      expect(sha256).toBe(film.sha256);
      await allSettled();
      expect(union()).toBe(SIZE);
    },
    180_000,
  );
});

describeWithNginx('films by nginx', () => {
  let site: DeliverySite;
  let edge: ManagedProcess;
  let port: number;
  let args: string[];

  const startEdge = async () => {
    edge = new ManagedProcess(nginx!, args, {});
    await eventually(async () => expect((await fetchBytes(port, '/health/live')).status).toBe(200), 30_000);
  };
  const url = (link: string) => `http://127.0.0.1:${port}${downloadPath(link, NAME)}`;
  const get = (link: string, headers = {}, method = 'GET') =>
    fetchBytes(port, downloadPath(link, NAME), headers, method);

  beforeAll(async () => {
    site = await startDelivery({ DELIVERY: 'accel', TRUSTED_PROXIES: '127.0.0.1' });
    await chmod(site.folder, 0o755);
    port = await freePort();
    const apps = NAMES.map((app) => ({ app, port: site.port }) as AppPlan);
    const { folder } = site;
    args = await prepareNginx({
      program: nginx!,
      folder: path.join(folder, 'cluster'),
      host: '127.0.0.1',
      port,
      apps,
      limits: false,
      storage: path.join(folder, 'storage'),
      transfers: path.join(folder, 'transfers'),
    });
    await startEdge();
  }, 90_000);
  afterAll(async () => {
    await edge?.end('SIGTERM');
    await site?.close();
  });
  beforeEach(() => memoryMeter.reset());

  it('are the same as from the process, and settled by what nginx sent', async () => {
    const film = await site.store(2_000_000);
    const link = site.sign(film);
    const whole = await get(link);
    expect(whole.status).toBe(200);
    expect(whole.body.equals(film.bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename=${NAME}`,
      'x-content-type-options': 'nosniff',
      etag: `"${film.sha256}"`,
    });
    for (const name of ['last-modified', 'x-parde-transfer', 'x-accel-redirect'])
      expect(whole.headers).not.toHaveProperty(name);
    const part = await get(link, { range: 'bytes=500-999', 'if-range': `"${film.sha256}"` });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 500-999/2000000']);
    expect(part.body.equals(film.bytes.subarray(500, 1_000))).toBe(true);
    await eventually(() =>
      expect(memoryMeter.settled).toEqual([
        [0, 2_000_000, 2_000_000],
        [500, 1_000, 1_000],
      ]),
    );
  });

  it.each([
    'bytes=0-0',
    'bytes=1999999-',
    'bytes=-5',
    'bytes=0-1,5-6',
    `bytes=${'0-0,'.repeat(1_000)}0-0`,
    'bytes=2000000-',
    'bytes=-0',
    'bytes=9-3',
    'bytes=a-',
    'items=0-5',
    'Bytes= 3 - 7 ',
  ])('are the same bytes as from the process: %p', async (range) => {
    const film = await site.store(2_000_000);
    const link = site.sign(film);
    const own = await startDelivery({}, { folder: site.folder });
    const [here, there] = [await fetchBytes(own.port, downloadPath(link, NAME), { range }), await get(link, { range })];
    await own.close('keep');
    expect([there.status, there.headers['content-range']]).toEqual([here.status, here.headers['content-range']]);
    expect(there.status === 416 || there.body.equals(here.body)).toBe(true);
    for (const ifRange of ['"other"', 'Wed, 21 Oct 2015 07:28:00 GMT'])
      if (here.status === 206) expect((await get(link, { range, 'if-range': ifRange })).status).toBe(200);
    await allSettled();
  });

  it('are nobody’s who names them directly, and refused as by the process', async () => {
    const film = await site.store(1_000);
    for (const address of [`/files/${film.sha256}.mp4`, '/files/', '/hls/', `/dl/x/${NAME}`])
      expect([address, (await fetchBytes(port, address)).status]).toEqual([
        address,
        address.startsWith('/dl') ? 403 : 404,
      ]);
    memoryMeter.answer = { admitted: false, reason: 'bandwidth' };
    const { status, body } = await get(site.sign(film));
    expect([status, body.toString()]).toEqual([403, expect.stringContaining('حجم باقی‌مانده')]);
  });

  it('in segments are settled at their place', async () => {
    const film = await site.store(10_000);
    const part = await site.storePart(`hls/${film.sha256}/720p/0.m4s`, 900);
    const segments = [{ size: 900, durationSeconds: 4 }];
    const rendition = { name: '720p', width: 1280, height: 720, bandwidth: 1, codecs: 'avc1', initSize: 50, segments };
    site.streams.set(film.sha256, { renditions: [rendition], thumbnails: null });
    const token = site.sign(film, { way: 'play' });
    const { body, headers } = await fetchBytes(port, `/stream/${token}/720p/0.m4s`);
    expect(body.equals(part)).toBe(true);
    expect(headers.etag).toBe(`"${film.sha256}-720p-0"`);
    expect((await fetchBytes(port, streamPath(token, 'master.m3u8'))).body.toString()).toContain('720p.m3u8');
    await eventually(() => expect(memoryMeter.settled).toEqual([[10_050, 10_950, 10_950]]));
  });

  it('that are broken off are settled at what nginx has sent', async () => {
    const film = await site.store(SIZE);
    let received = 0;
    await new Promise<void>((resolve) => {
      const asked = request(url(site.sign(film)), { agent: false }, (answer) => {
        answer.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > 3_000_000) asked.destroy();
        });
        answer.on('error', () => undefined).on('close', resolve);
      });
      asked.on('error', () => undefined).end();
    });
    await allSettled();
    expect(memoryMeter.all[0]!.settledAt).toBeGreaterThanOrEqual(received);
    expect(memoryMeter.all[0]!.settledAt).toBeLessThan(SIZE);
  });

  it('that were left while their answer was on its way to nginx are settled all the same', async () => {
    const film = await site.store(SIZE);
    const admitted = Promise.withResolvers<void>();
    memoryMeter.gate = admitted.promise;
    const workers = await workersOf(edge.pid!);
    const send = (signal: NodeJS.Signals) => workers.map((worker) => process.kill(worker, signal));
    try {
      // It learns of both at once, of the visitor's leaving first.
      await leaveEarly(url(site.sign(film)), () => send('SIGSTOP'));
      admitted.resolve();
      await eventually(() => expect(site.test.app.get(OpenTransfers).size).toBe(1));
    } finally {
      send('SIGCONT');
    }
    await allSettled();
    expect(memoryMeter.all[0]!.settledAt).toBeLessThan(SIZE);
    expect(site.test.app.get(OpenTransfers).size).toBe(0);
  });

  it('are settled once the process is back, when it was away while nginx sent them', async () => {
    const film = await site.store(1_000_000);
    const link = site.sign(film);
    memoryMeter.faults = Array.from({ length: 1_000 }, () => new Error('away'));
    expect((await get(link)).body.length).toBe(1_000_000);
    await eventually(() => expect(memoryMeter.faults.length).toBeLessThan(1_000));
    const { port: own, folder } = site;
    await site.close('keep');
    memoryMeter.faults = [];
    expect(memoryMeter.settled).toEqual([[0, 1_000_000, null]]);
    site = await startDelivery({ DELIVERY: 'accel', TRUSTED_PROXIES: '127.0.0.1' }, { folder, port: own });
    await eventually(() => expect(memoryMeter.settled).toEqual([[0, 1_000_000, 1_000_000]]), 30_000);
  }, 90_000);

  itWithAria2(
    'arrive whole over sixteen connections although nginx and the process are ended in the middle, and what nginx could not tell of is left to its lease',
    async () => {
      const film = await site.store(SIZE);
      let begun = 0;
      const sha256 = await fetchByManager(url(site.sign(film)), async () => {
        await eventually(() => expect(memoryMeter.all.length).toBeGreaterThanOrEqual(16), 30_000);
        const { port: own, folder } = site;
        await site.close('keep');
        site = await startDelivery({ DELIVERY: 'accel', TRUSTED_PROXIES: '127.0.0.1' }, { folder, port: own });
        await edge.end('SIGTERM');
        begun = memoryMeter.all.length;
        await startEdge();
      });
      expect(sha256).toBe(film.sha256);
      // All that began since then has ended with a line of its own.
      await eventually(() => {
        const since = memoryMeter.all.slice(begun);
        expect(since.length).toBeGreaterThan(0);
        expect(since.filter(({ settledAt }) => settledAt === null)).toEqual([]);
      }, 30_000);
      expect(union()).toBeLessThanOrEqual(SIZE);
      expect(union(true)).toBe(SIZE);
    },
    240_000,
  );
});
