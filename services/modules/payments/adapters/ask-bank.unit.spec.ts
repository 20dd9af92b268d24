import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { GatewayUnclear } from '../contract/payment-gateway.port.ts';
import { askBank } from './ask-bank.ts';

/** Far above what an answer within its bound takes. */
const TIMEOUT_MS = 20_000;

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = () => askBank(url, {}, z.object({ name: z.string() }), TIMEOUT_MS);

it('reads an answer that comes in pieces, also where a letter is cut in two', async () => {
  answer = (response) => {
    const bytes = Buffer.from('{"name":"بانک"}');
    response.write(bytes.subarray(0, 10));
    setImmediate(() => response.end(bytes.subarray(10)));
  };
  expect(await ask()).toEqual({ name: 'بانک' });
});

it('hangs up on an answer that is too long, instead of waiting for its end', async () => {
  let hungUp: Promise<unknown> = Promise.resolve();
  answer = (response) => {
    hungUp = once(response, 'close');
    response.write('x'.repeat(100_000));
  };
  await expect(ask()).rejects.toThrow(new GatewayUnclear('the bank answered too much'));
  await hungUp;
});
