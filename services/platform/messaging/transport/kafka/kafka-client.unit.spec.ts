import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { answered, goodbye, kafkaClient, kafkaFault } from './kafka-client.js';
import { kafkaSettingsFor } from './testing/kafka-bench.js';

const never = () => new Promise<never>(() => undefined);

describe('calls of the Kafka client', () => {
  it('gives back what a call comes to', async () => {
    await expect(answered(Promise.resolve(3))).resolves.toBe(3);
    await expect(answered(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('gives up one that never answers, and says so', async () => {
    const fault = await answered(never(), 5).catch(kafkaFault);
    expect(fault).toBe('Kafka cannot be used: no answer');
  });

  it('leaves a client to itself that does not end', async () => {
    await expect(goodbye({ disconnect: never })).resolves.toBeUndefined();
    await expect(goodbye({ disconnect: () => Promise.reject(new Error('no')) })).resolves.toBeUndefined();
    await expect(goodbye(null)).resolves.toBeUndefined();
  });

  it('names an error by the protocol word, a code, or its own name', () => {
    expect(kafkaFault(Object.assign(new Error('x'), { type: 'NOT_COORDINATOR' }))).toMatch(/: NOT_COORDINATOR$/);
    expect(kafkaFault(new Error('a', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }))).toMatch(
      /: ECONNREFUSED$/,
    );
    expect(kafkaFault(new TypeError('x'))).toMatch(/: TypeError$/);
  });

  it('comes to an end against a broker that takes connections and says nothing', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const admin = kafkaClient(kafkaSettingsFor(`127.0.0.1:${port}`), 'test', pino({ level: 'silent' })).admin();
    const fault = await answered(admin.connect(), 500).catch(kafkaFault);
    await goodbye(admin);
    for (const socket of sockets) socket.destroy();
    server.close();
    expect(fault).toBe('Kafka cannot be used: no answer');
  });
});
