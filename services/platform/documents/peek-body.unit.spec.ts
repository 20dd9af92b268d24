import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { peekBody } from './peek-body.ts';

const MOST = 20;
let server: Server;
let port: number;
let onGoingOn: () => void = () => undefined;

/** Answers at once where the body is "known"; else with what is read of the body then. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let seen: string | null = null;
    const answers = (body: string) => {
      seen = body;
      if (body === 'known') response.end('at once');
      return body === 'known';
    };
    peekBody(request, MOST, answers, async () => {
      onGoingOn();
      let text = '';
      for await (const part of request) text += part;
      response.end(`saw ${seen}, read ${text}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const post = async (body?: string | ReadableStream) => {
  const init = { method: 'POST', ...(body !== undefined && { body, duplex: 'half' }) } as RequestInit;
  return (await fetch(`http://127.0.0.1:${port}/`, init)).text();
};

describe('a body that was looked at', () => {
  it('is not read by anybody where the request is answered, and the next one comes over the same connection', async () => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    const request = (body: string) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    socket.write(request('known') + request('other'));
    while (!heard.includes('read other')) await once(socket, 'data');
    expect(heard.match(/at once|saw other, read other/g)).toEqual(['at once', 'saw other, read other']);
    socket.destroy();
  });

  it('is read as if nobody had looked where it is not', async () => {
    expect(await post('{"a":1}')).toBe('saw {"a":1}, read {"a":1}');
    expect(await post()).toBe('saw , read ');
  });

  it('is left alone where it is large, of unknown length, or comes in parts', async () => {
    expect(await post('x'.repeat(MOST + 1))).toBe(`saw null, read ${'x'.repeat(MOST + 1)}`);
    expect(await post(new Blob(['known']).stream())).toBe('saw null, read known');
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nkno');
    await new Promise<void>((resolve) => {
      onGoingOn = resolve;
    });
    socket.write('wn');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('saw null, read known');
    socket.destroy();
  });
});
