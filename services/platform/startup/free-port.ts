import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

interface PortRange {
  lowest: number;
  highest: number;
}

/** Below those that Linux gives to outgoing connections: such a one would take the port before its program does. */
const ANY: PortRange = { lowest: 20_000, highest: 32_767 };
/** For programs that end and come back to their ports: nobody who wants just any is given one of these meanwhile. */
export const COMING_BACK: PortRange = { lowest: 14_000, highest: 19_999 };
const TRIES = 50;

/** @returns ports of 127.0.0.1 that were free a moment ago, all different: another program may still take one. */
export async function freePorts(count: number, range = ANY): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listenAnywhere(range)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(close));
  return ports;
}

/** @param wanted which port; any free one of the range when absent. @throws the system's error when it cannot be bound on 127.0.0.1. */
export async function freePort(wanted?: number, range = ANY): Promise<number> {
  const server = await (wanted === undefined ? listenAnywhere(range) : listen(wanted));
  const { port } = server.address() as AddressInfo;
  await close(server);
  return port;
}

async function listenAnywhere({ lowest, highest }: PortRange): Promise<Server> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const server = await listen(randomInt(lowest, highest + 1)).catch(() => null);
    if (server) return server;
  }
  return listen(0);
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen({ host: '127.0.0.1', port, exclusive: true });
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
