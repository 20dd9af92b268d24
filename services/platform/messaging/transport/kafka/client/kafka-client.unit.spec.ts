import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { kafkaSettingsFor } from '../testing/kafka-bench.ts';
import { closeWithTimeout, kafkaClient, kafkaError, withTimeout } from './kafka-client.ts';

const never = () => new Promise<never>(() => undefined);

describe('calls of the Kafka client', () => {
  it('gives back what a call comes to', async () => {
    await expect(withTimeout(Promise.resolve(3))).resolves.toBe(3);
    await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('gives up one that never answers, and says so', async () => {
    const error = await withTimeout(never(), 5).catch(kafkaError);
    expect(error).toBe('Kafka cannot be used: no answer');
  });

  it('leaves a client to itself that does not end', async () => {
    await expect(closeWithTimeout({ disconnect: never })).resolves.toBeUndefined();
    await expect(closeWithTimeout({ disconnect: () => Promise.reject(new Error('no')) })).resolves.toBeUndefined();
    await expect(closeWithTimeout(null)).resolves.toBeUndefined();
  });

  it('names an error by the protocol word, a code, or its own name', () => {
    expect(kafkaError(Object.assign(new Error('x'), { type: 'NOT_COORDINATOR' }))).toMatch(/: NOT_COORDINATOR$/);
    expect(kafkaError(new Error('a', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }))).toMatch(
      /: ECONNREFUSED$/,
    );
    expect(kafkaError(new TypeError('x'))).toMatch(/: TypeError$/);
  });

  it('comes to an end against a broker that takes connections and says nothing', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const admin = kafkaClient(kafkaSettingsFor(`127.0.0.1:${port}`), 'test', pino({ level: 'silent' })).admin();
    const error = await withTimeout(admin.connect(), 500).catch(kafkaError);
    await closeWithTimeout(admin);
    for (const socket of sockets) socket.destroy();
    server.close();
    expect(error).toBe('Kafka cannot be used: no answer');
  });

  it('sets no timer into the past, also while a broker throttles it', async () => {
    const broker = await throttlingBroker();
    const warnings: string[] = [];
    const onWarning = ({ name }: Error) => void warnings.push(name);
    process.on('warning', onWarning);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const admin = kafkaClient(kafkaSettingsFor(broker.address), 'test', pino({ level: 'silent' })).admin();
    await withTimeout(admin.connect());
    await closeWithTimeout(admin);
    const delays = timers.mock.calls.map(([, delay]) => delay ?? 0);
    timers.mockRestore();
    process.off('warning', onWarning);
    broker.close();
    expect(broker.answers()).toBeGreaterThan(0);
    expect(delays.filter((delay) => delay < 0)).toEqual([]);
    expect(warnings).not.toContain('TimeoutNegativeWarning');
  });
});

/** Answers as a broker does when it is asked what it can, and asks for patience. */
async function throttlingBroker() {
  const THROTTLE_MS = 50;
  const sockets: Socket[] = [];
  let answers = 0;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', (request) => {
      // Length, the request's number, no error, one thing it can (itself, in its newest version), how long to wait.
      const answer = Buffer.alloc(4 + 4 + 2 + 4 + 6 + 4);
      answer.writeInt32BE(answer.length - 4, 0);
      request.copy(answer, 4, 8, 12);
      answer.writeInt32BE(1, 10);
      answer.writeInt16BE(18, 14);
      answer.writeInt16BE(2, 18);
      answer.writeInt32BE(THROTTLE_MS, 20);
      answers += 1;
      socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { address: `127.0.0.1:${port}`, answers: () => answers, close };
}
