import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { placeOf, type StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { ByteSources } from '../../adapters/byte-source.ts';
import { streamPath } from '../../contract/file-links.port.ts';
import { type DeliverySite, fetchBytes, type StoredBytes, startDelivery } from '../../testing/delivery-site.ts';
import { memoryMeter } from '../../testing/memory-meter.ts';

const SIZE = 100_000;
const RENDITION = { width: 1280, height: 720, bandwidth: 2_000_000, codecs: 'avc1.64001f,mp4a.40.2', initSize: 700 };
const stream: StreamFacts = {
  thumbnails: null,
  renditions: [
    { ...RENDITION, name: '480p', segments: [{ size: 3_000, durationSeconds: 4 }] },
    { ...RENDITION, name: '720p', segments: [3_000, 2_000].map((size) => ({ size, durationSeconds: 4 })) },
  ],
};

let site: DeliverySite;
let film: StoredBytes;
let segment: Buffer;
let token: string;

beforeAll(async () => {
  site = await startDelivery();
  film = await site.store(SIZE);
  site.streams.set(film.sha256, stream);
  segment = await site.storePart(`hls/${film.sha256}/720p/1.m4s`, 2_000);
  await site.storePart(`hls/${film.sha256}/720p/init.mp4`, 700);
}, 60_000);
afterAll(() => site?.close());
beforeEach(() => {
  memoryMeter.reset();
  token = site.sign(film, { way: 'play' });
});

const get = (path: string, headers = {}) => fetchBytes(site.port, path, headers);
const settled = (expected: unknown) => eventually(() => expect(memoryMeter.settled).toEqual(expected));

it('plays the file itself by ranges', async () => {
  const { status, headers, body } = await get(streamPath(token, 'file'), { range: 'bytes=500-999' });
  expect(status).toBe(206);
  expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-disposition': 'inline' });
  expect(body.equals(film.bytes.subarray(500, 1_000))).toBe(true);
  await settled([[500, 1_000, 1_000]]);
  expect(memoryMeter.all[0]!.request.way).toBe('play');
});

it('leads from the list of qualities to each segment, by relative addresses, at no cost until then', async () => {
  const master = new URL(streamPath(token, 'master.m3u8'), 'http://site');
  const qualities = await get(master.pathname);
  expect(qualities.headers['content-type']).toBe('application/vnd.apple.mpegurl');
  const names = qualities.body
    .toString()
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(names).toEqual(['480p.m3u8', '720p.m3u8']);
  const list = new URL(names[1]!, master);
  const segments = (await get(list.pathname)).body.toString();
  expect(memoryMeter.all).toEqual([]);
  const last = segments
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .at(-1)!;
  const { status, headers, body } = await get(new URL(last, list).pathname);
  expect([status, headers['content-type']]).toEqual([200, 'video/iso.segment']);
  expect(body.equals(segment)).toBe(true);
  const init = /URI="([^"]+)"/.exec(segments)![1]!;
  expect((await get(new URL(init, list).pathname)).body).toHaveLength(700);
  const [second, first] = [placeOf(stream, SIZE, '720p', 1)!, placeOf(stream, SIZE, '720p', 'init')!];
  await settled([
    [second.from, second.to, second.to],
    [first.from, first.to, first.to],
  ]);
});

it.each(['720p/2.m4s', '720p/-1.m4s', '1080p/0.m4s', '720p/1.ts', '1080p.m3u8', '..%2f..%2fsecret', '%2e%2e/720p'])(
  'has no %s',
  async (name) => {
    const { status } = await get(`/stream/${token}/${name}`);
    expect(status).toBe(404);
    expect(memoryMeter.all).toEqual([]);
  },
);

it('tells the player why it ends in the middle', async () => {
  for (const reason of ['login', 'vip', 'bandwidth'] as const) {
    memoryMeter.answer = { admitted: false, reason };
    const { status, headers, body } = await get(`/stream/${token}/720p/1.m4s`);
    expect([status, JSON.parse(body.toString())]).toEqual([403, { code: reason }]);
    expect(headers['content-type']).toContain('application/json');
  }
  const ended = site.sign(film, { way: 'play', expiresAt: Math.floor(Date.now() / 1_000) });
  const { status, body } = await get(streamPath(ended, 'master.m3u8'));
  expect([status, JSON.parse(body.toString())]).toEqual([403, { code: 'expired' }]);
});

it('asks once a minute for who plays on days, and each time for who pays by bytes', async () => {
  for (const [charge, asked] of [
    ['days', 1],
    ['bytes', 3],
  ] as const) {
    memoryMeter.reset();
    memoryMeter.answer = { admitted: true, transferId: '', charge };
    const link = site.sign(film, { way: 'play' });
    for (let n = 0; n < 3; n++) expect((await get(`/stream/${link}/720p/1.m4s`)).status).toBe(200);
    expect(memoryMeter.all).toHaveLength(asked);
  }
});

it('takes no link for downloads, as downloads take none for playing', async () => {
  const other = site.sign(film);
  expect((await get(streamPath(other, 'file'))).status).toBe(403);
  expect((await get(`/dl/${token}/a.mp4`)).status).toBe(403);
});

describe('of a stream with many segments', () => {
  const SEGMENTS = 24;
  const long: StreamFacts = {
    thumbnails: null,
    renditions: ['480p', '720p'].map((name) => ({
      ...RENDITION,
      name,
      segments: Array.from({ length: SEGMENTS }, () => ({ size: 50, durationSeconds: 4 })),
    })),
  };
  let series: StoredBytes;
  let stopping: DeliverySite | null = null;
  const placeIn = (name: string, n: number) => placeOf(long, SIZE, name, n)!;

  /** What each asks for must be settled when the process has stopped, so each has a process of its own. */
  async function open() {
    const started = await startDelivery();
    stopping = started;
    series = await started.store(SIZE);
    started.streams.set(series.sha256, long);
    for (const { name } of long.renditions) {
      for (let n = 0; n < SEGMENTS; n++) await started.storePart(`hls/${series.sha256}/${name}/${n}.m4s`, 50);
    }
  }
  const segmentOf = (link: string, name: string, n: number) =>
    fetchBytes(stopping!.port, `/stream/${link}/${name}/${n}.m4s`);
  const playing = () => stopping!.sign(series, { way: 'play' });

  async function stop() {
    const running = stopping;
    stopping = null;
    await running?.close();
  }

  beforeEach(open, 60_000);
  afterEach(stop);

  it('joins neighbours into one transfer, each of nine segments, and settles all when the process stops', async () => {
    const link = playing();
    for (let n = 0; n < SEGMENTS; n++) expect((await segmentOf(link, '720p', n)).status).toBe(200);
    await stop();
    const [first, second, third] = [0, 8, 16].map((n) => placeIn('720p', n).from);
    expect(memoryMeter.settled).toEqual([
      [first, placeIn('720p', 8).to, second],
      [second, placeIn('720p', 16).to, third],
      [third, placeIn('720p', SEGMENTS - 1).to, placeIn('720p', SEGMENTS - 1).to],
    ]);
  });

  it('joins a segment that is asked for before the file of the one before is closed', async () => {
    const open = ByteSources.prototype.open;
    const closing = jest.spyOn(ByteSources.prototype, 'open');
    closing.mockImplementation(async function slowly(this: ByteSources, ...asked) {
      const source = await open.apply(this, asked);
      return source && { next: (most) => source.next(most), close: () => sleep(300).then(() => source.close()) };
    });
    const link = playing();
    for (const n of [0, 1]) expect((await segmentOf(link, '720p', n)).status).toBe(200);
    closing.mockRestore();
    expect(memoryMeter.all).toHaveLength(1);
  });

  it('ends a transfer by what was sent when the player moves, changes the quality, or asks again', async () => {
    const link = playing();
    const asked: [string, number][] = [
      ['720p', 0],
      ['720p', 1],
      ['720p', 5],
      ['480p', 6],
      ['480p', 6],
    ];
    for (const [name, n] of asked) await segmentOf(link, name, n);
    await settled(
      expect.arrayContaining([
        [placeIn('720p', 0).from, placeIn('720p', 8).to, placeIn('720p', 1).to],
        [placeIn('720p', 5).from, placeIn('720p', 13).to, placeIn('720p', 5).to],
        [placeIn('480p', 6).from, placeIn('480p', 14).to, placeIn('480p', 6).to],
      ]),
    );
  });

  it('reserves a segment alone for whom more is too much', async () => {
    const link = playing();
    const { from, to } = placeIn('720p', 3);
    memoryMeter.mostBytes = to - from;
    expect((await segmentOf(link, '720p', 3)).status).toBe(200);
    expect((await segmentOf(link, '720p', 4)).status).toBe(200);
    const next = placeIn('720p', 4);
    await settled([
      [from, to, to],
      [next.from, next.to, next.to],
    ]);
  });

  it('goes on for nobody else: each link has transfers of its own', async () => {
    const links = [playing(), playing()];
    for (const n of [0, 1]) for (const link of links) await segmentOf(link, '720p', n);
    expect(memoryMeter.all).toHaveLength(2);
    await stop();
    const bytes = [placeIn('720p', 0).from, placeIn('720p', 8).to, placeIn('720p', 1).to];
    expect(memoryMeter.settled).toEqual([bytes, bytes]);
  });

  it('counts the bytes of segments in any order as one does who counts each by itself', async () => {
    const step = fc.record({
      viewer: fc.nat(1),
      name: fc.constantFrom('480p', '720p'),
      from: fc.nat(SEGMENTS - 1),
      count: fc.integer({ min: 1, max: 12 }),
      together: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        memoryMeter.reset();
        const links = [playing(), playing()];
        const sent = new Set<number>();
        let requests = 0;
        for (const { viewer, name, from, count, together } of steps) {
          const numbers = Array.from({ length: Math.min(count, SEGMENTS - from) }, (_, n) => from + n);
          const ask = (n: number) => segmentOf(links[viewer]!, name, n);
          if (together) await Promise.all(numbers.map(ask));
          else for (const n of numbers) await ask(n);
          requests += numbers.length;
          for (const n of numbers) sent.add(placeIn(name, n).from);
        }
        // Moving away ends what rests.
        for (const link of links)
          await fetchBytes(stopping!.port, `/stream/${link}/480p/0.m4s`, { range: 'bytes=0-0' });
        await eventually(() => expect(memoryMeter.all.filter(({ settledAt }) => settledAt === null)).toEqual([]));
        const charged = new Set<number>();
        for (const [from, , end] of memoryMeter.settled) for (let byte = from; byte < end!; byte++) charged.add(byte);
        const naive = new Set([...sent].flatMap((from) => Array.from({ length: 50 }, (_, n) => from + n)));
        naive.add(placeIn('480p', 0).from);
        expect([...charged].sort((a, b) => a - b)).toEqual([...naive].sort((a, b) => a - b));
        expect(memoryMeter.all.length).toBeLessThanOrEqual(requests + links.length);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  }, 120_000);
});
