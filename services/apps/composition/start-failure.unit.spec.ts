import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { StartError } from '#platform/startup/open-port.ts';
import { startFailure } from './start-failure.ts';

describe('a start that fails', () => {
  it('is told in words where an operator can do something: settings, and a port of the metrics that is taken', async () => {
    expect(startFailure(new ConfigError('PORT: x'))).toBe('PORT: x');
    expect(startFailure(new StartError('port 3000 is taken'))).toBe('port 3000 is taken');
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const second = createServer();
    const taken = once(second, 'error');
    second.listen(port, '127.0.0.1');
    expect(startFailure((await taken)[0])).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}`);
    await new Promise((resolve) => first.close(resolve));
  });

  it('is ours otherwise', () => {
    expect(startFailure(new TypeError('x is undefined'))).toBeNull();
    expect(startFailure('x')).toBeNull();
  });
});
