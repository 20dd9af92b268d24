import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { closeWithTimeout, kafkaClient, kafkaError, withTimeout } from './kafka-client.ts';
import { kafkaSettingsFor } from './testing/kafka-bench.ts';

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
});
