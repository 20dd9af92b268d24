import { type AddressInfo, connect } from 'node:net';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await startTestApp({ modules: [] });
  await test.app.listen(0, '127.0.0.1');
  ({ port } = test.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => test?.close());

/** As no client would send it. @returns the status. */
function ask(...hosts: string[]): Promise<number> {
  const lines = ['GET /api/captcha HTTP/1.1', ...hosts, 'Connection: close', '', ''];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve(Number(answer.split(' ')[1])));
    socket.on('error', reject);
  });
}

describe('the Host header', () => {
  it.each([
    ['two of them', ['Host: parde.example', 'Host: evil.example']],
    ['the same twice', ['Host: parde.example', 'hOST: parde.example']],
    ['none', []],
    ['one that is no host', ['Host: "><script>alert(1)</script>']],
    ['one with a path', ['Host: parde.example/evil']],
    ['one with a user', ['Host: parde.example@evil.example']],
  ])('is refused: %s', async (_, hosts) => {
    expect(await ask(...hosts)).toBe(400);
  });

  it.each(['parde.example', 'parde.example:8080', '[::1]:3000', ''])('may be %j', async (host) => {
    expect(await ask(`Host: ${host}`)).toBe(404);
  });
});
