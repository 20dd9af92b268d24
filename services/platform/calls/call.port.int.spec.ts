import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { HttpCalls } from './http/http-calls.adapter.ts';

const KEY = 'canary-key-4711';
const call = { deliveryId: '0190a1b2.accounts.call-code', phone: '+989121234567', text: 'کد تأیید شما: 0، 4، 8' };

interface Taken {
  path: string;
  form: Record<string, string>;
}

let server: Server;
let url: string;
let taken: Taken[] = [];
let answer: (response: ServerResponse) => void;

const json = (response: ServerResponse, httpStatus: number, body: unknown) =>
  response.writeHead(httpStatus, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const accepted = (response: ServerResponse) => json(response, 200, { return: { status: 200, message: 'تایید شد' } });

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    taken.push({
      path: request.url ?? '',
      form: Object.fromEntries(new URLSearchParams(await readText(request))),
    });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  taken = [];
  answer = accepted;
});

const failure = (calls: HttpCalls) =>
  calls.say(call).then(
    () => null,
    (error: Error) => error.message,
  );

describe('the telephone service', () => {
  it.each([
    ['call', `/v1/${KEY}/call/maketts.json`],
    ['sms', `/v1/${KEY}/sms/send.json`],
  ] as const)('takes a %s with number and text, under the same id at every try', async (way, path) => {
    const calls = new HttpCalls(url, KEY, way);
    await calls.say(call);
    await calls.say(call);
    expect(taken).toHaveLength(2);
    expect(taken[0]).toEqual({
      path,
      form: { receptor: call.phone, message: call.text, localid: expect.stringMatching(/^\d{1,16}$/) },
    });
    expect(taken[1]).toEqual(taken[0]);
    await calls.say({ ...call, deliveryId: 'another' });
    expect(taken[2]?.form['localid']).not.toBe(taken[0]?.form['localid']);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses with a status of its own', (response) => json(response, 200, { return: { status: 418, message: 'x' } })],
    ['refuses by HTTP', (response) => json(response, 403, { return: { status: 403 } })],
    ['answers something else', (response) => response.end('<html>')],
    ['breaks off', (response) => response.destroy()],
  ])('that %s is told as a failure, without the key', async (_, how) => {
    answer = how;
    const told = await failure(new HttpCalls(url, KEY, 'call'));
    expect(told).toMatch(/^the telephone service/);
    expect(told).not.toContain(KEY);
  });

  it('that answers without an end is not listened to until it ends', async () => {
    answer = (response) => response.writeHead(200).write('x'.repeat(100_000));
    expect(await failure(new HttpCalls(url, KEY, 'call'))).toMatch(/answered too much/);
  });

  it('that sends us elsewhere is not followed', async () => {
    answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    expect(await failure(new HttpCalls(url, KEY, 'call'))).toMatch(/did not answer/);
    expect(taken).toHaveLength(1);
  });
});
