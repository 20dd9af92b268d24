import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { COMING_BACK, freePort, freePorts } from './free-port.ts';

describe('free ports', () => {
  it('are all different and can be bound', async () => {
    const ports = await freePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) expect(await freePort(port)).toBe(port);
  });

  it('are nobody else’s where a program comes back to them', async () => {
    const [kept] = await freePorts(1, COMING_BACK);
    const others = await freePorts(50);
    expect(kept).toBeLessThanOrEqual(COMING_BACK.highest);
    expect(Math.min(...others)).toBeGreaterThan(COMING_BACK.highest);
  });

  it('do not count one that a program listens on', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(freePort(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    server.close();
  });
});
