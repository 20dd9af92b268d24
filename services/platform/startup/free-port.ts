import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** @returns ports of 127.0.0.1 that were free a moment ago, all different: another program may still take one. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(close));
  return ports;
}

/** @param wanted which port; any free one when absent. @throws the system's error when it cannot be bound on 127.0.0.1. */
export async function freePort(wanted = 0): Promise<number> {
  const server = await listen(wanted);
  const { port } = server.address() as AddressInfo;
  await close(server);
  return port;
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
