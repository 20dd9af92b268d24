import { placeOf, type StreamFacts } from '#modules/media/contract/stream-facts.ts';
import { eventually } from '#platform/testing/eventually.ts';
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
