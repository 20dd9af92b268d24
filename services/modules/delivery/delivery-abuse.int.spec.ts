import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { downloadPath } from './contract/file-links.port.ts';
import { type DeliverySite, fetchBytes, type StoredBytes, startDelivery } from './testing/delivery-site.ts';
import { memoryMeter } from './testing/memory-meter.ts';

const FUZZED = 20_000;
const AT_ONCE = 50;
const SLOW_READERS = 500;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~';

let site: DeliverySite;
let film: StoredBytes;
let seed = 20_261;

beforeAll(async () => {
  site = await startDelivery({ DELIVERY_STALL_SECONDS: '300', LOG_LEVEL: 'silent' });
  film = await site.store(40_000_000);
}, 60_000);
afterAll(() => site?.close());
beforeEach(() => memoryMeter.reset());

/** Small and the same each time. */
function below(max: number): number {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * max);
}

const letter = () => LETTERS[below(LETTERS.length)]!;

/** Like a true token, but none. */
function mutated(token: string): string {
  const at = below(token.length);
  const kinds = [
    () => token.slice(0, at) + letter() + token.slice(at + 1),
    () => token.slice(0, at) + token.slice(at + 1),
    () => token.slice(0, at) + letter() + token.slice(at),
    () => token.slice(0, at) || '~',
    () => token.slice(at),
    () => token.slice(0, at) + token.slice(at).toUpperCase(),
    () => token.split('.').reverse().join('.'),
    () => `${token}${letter()}`,
    () => Array.from({ length: 1 + below(300) }, letter).join(''),
    () => `${token.split('.')[0]}.${Array.from({ length: 64 }, () => '0123456789abcdef'[below(16)]).join('')}`,
    () => encodeURIComponent(String.fromCodePoint(1 + below(50_000))) + token.slice(at),
    () => token.replace('.', '%2F'),
  ];
  const made = kinds[below(kinds.length)]!();
  return made === token ? `${token}x` : made;
}

it('answers each of 20,000 tokens that it has not signed with 403, and asks nobody', async () => {
  const token = site.sign(film);
  const fastify = site.test.app.getHttpAdapter().getInstance();
  const answers: Record<number, number> = {};
  const worker = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const bad = mutated(token);
      const url = n % 2 ? `/dl/${bad}/film.mp4` : `/stream/${bad}/file`;
      const { statusCode } = await fastify.inject({ method: 'GET', url });
      answers[statusCode] = (answers[statusCode] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker(FUZZED / AT_ONCE)));
  expect(answers).toEqual({ 403: FUZZED });
  expect(memoryMeter.all).toEqual([]);
}, 300_000);

it('calls what no address can be no worse than that', async () => {
  for (const bad of ['%', '%zz', '%ff%fe', '%00', '.', '..', 'a'.repeat(5_000)]) {
    const { status } = await fetchBytes(site.port, `/dl/${bad}/film.mp4`);
    expect([bad, status < 500 && status >= 400]).toEqual([bad, true]);
  }
});

it('honours a link until its very second', async () => {
  const at = 2_000_000_000;
  const link = downloadPath(site.sign(film, { expiresAt: at }), 'a.mp4');
  const now = jest.spyOn(site.test.app.get(Clock, { strict: false }), 'now');
  const statusAt = async (milliseconds: number) => {
    now.mockReturnValue(new Date(at * 1_000 + milliseconds));
    return (await fetchBytes(site.port, link, {}, 'HEAD')).status;
  };
  expect([await statusAt(-1), await statusAt(0), await statusAt(1)]).toEqual([200, 302, 302]);
  now.mockRestore();
});

it.each(['/dl', '/dl/', '/stream/', '/dl/..%2f..%2fetc%2fpasswd/a.mp4', '/files/a.mp4', '/dl/%00/a.mp4'])(
  'shows no folder, and nothing outside: %s',
  async (path) => {
    const { status, body } = await fetchBytes(site.port, path);
    expect([403, 404, 400]).toContain(status);
    expect(body.toString()).not.toContain('root:');
  },
);

function slowReader(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
  return socket;
}

const unsettled = () => memoryMeter.all.filter(({ settledAt }) => settledAt === null);

it('answers others while 500 readers take nothing', async () => {
  const path = downloadPath(site.sign(film), 'a.mp4');
  const readers = Array.from({ length: SLOW_READERS }, () => slowReader(site.port, path));
  await eventually(() => expect(memoryMeter.all).toHaveLength(SLOW_READERS), 60_000);
  const { status, body } = await fetchBytes(site.port, path, { range: 'bytes=0-99999' });
  expect([status, body.length]).toEqual([206, 100_000]);
  expect((await fetchBytes(site.port, '/health/live')).status).toBe(200);
  await eventually(() => expect(unsettled()).toHaveLength(SLOW_READERS));
  for (const reader of readers) reader.destroy();
  await eventually(() => expect(unsettled()).toEqual([]), 60_000);
  // Each was given what the system keeps for a reader, and not the film.
  const slow = memoryMeter.all.filter(({ request: { to } }) => to === film.bytes.length);
  expect(Math.max(...slow.map(({ settledAt }) => settledAt ?? 0))).toBeLessThan(film.bytes.length);
}, 180_000);

it('ends a reader who takes nothing for too long, and settles what it was given', async () => {
  const impatient = await startDelivery({ DELIVERY_STALL_SECONDS: '1' });
  try {
    const { sha256, bytes } = await impatient.store(40_000_000);
    const reader = slowReader(impatient.port, downloadPath(impatient.sign({ sha256 }), 'a.mp4'));
    await eventually(() => expect(memoryMeter.settled).toEqual([[0, bytes.length, expect.any(Number)]]), 60_000);
    expect(memoryMeter.all[0]!.settledAt).toBeLessThan(bytes.length);
    reader.destroy();
  } finally {
    await impatient.close();
  }
}, 120_000);

it('gives a sign of life while it sends, and is settled when the process stops in the middle', async () => {
  const stopping = await startDelivery({ DELIVERY_STALL_SECONDS: '300' });
  const { sha256, bytes } = await stopping.store(40_000_000);
  const reader = slowReader(stopping.port, downloadPath(stopping.sign({ sha256 }), 'a.mp4'));
  await eventually(() => expect(memoryMeter.all[0]?.signs).toBeGreaterThan(0), 30_000);
  const { sentTo } = memoryMeter.all[0]!;
  expect(sentTo).toBeGreaterThan(0);
  await stopping.close();
  const [[, , settledAt]] = memoryMeter.settled as [[number, number, number]];
  expect(settledAt).toBeGreaterThanOrEqual(sentTo);
  expect(settledAt).toBeLessThan(bytes.length);
  reader.destroy();
}, 120_000);

it('leaves nothing unsettled that is admitted while the process stops', async () => {
  const stopping = await startDelivery();
  const { sha256 } = await stopping.store(1_000_000);
  const gate = Promise.withResolvers<void>();
  memoryMeter.gate = gate.promise;
  const reader = slowReader(stopping.port, downloadPath(stopping.sign({ sha256 }), 'a.mp4'));
  await eventually(() => expect(memoryMeter.asked).toBe(1));
  const closed = stopping.close();
  await pause(300);
  gate.resolve();
  await closed;
  const [[, , settledAt]] = memoryMeter.settled as [[number, number, number]];
  expect(settledAt).toBeLessThan(1_000_000);
  reader.destroy();
}, 120_000);
