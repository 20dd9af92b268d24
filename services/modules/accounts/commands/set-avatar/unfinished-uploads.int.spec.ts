import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '#platform/testing/eventually.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';
import { jpeg } from '../../testing/pictures.ts';

const BOUNDARY = 'parde-unfinished';
const MEGABYTE = 1024 * 1024;
/** Of all senders: what they hold must not count as what the site holds. */
const FILE = Buffer.alloc(5 * MEGABYTE, 'x');

let accounts: AccountsApp;
let token: string;
let port: number;
let spool: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  accounts = await AccountsApp.start({ TRUSTED_PROXIES: '127.0.0.1' });
  spool = await mkdtemp(path.join(tmpdir(), 'parde-spool-'));
  process.env['TMPDIR'] = spool;
  await accounts.member('photographer');
  token = await accounts.tokenOf('photographer');
  await accounts.test.app.listen(0, '127.0.0.1');
  ({ port } = accounts.test.app.getHttpServer().address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await eventually(async () => expect(await readdir(spool)).toEqual([]));
});
afterAll(async () => {
  await accounts.close();
  delete process.env['TMPDIR'];
  await rm(spool, { recursive: true });
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What buffers take that somebody still holds. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

interface Unfinished {
  /** Of the file that are sent; its end never is. */
  bytes: number;
  fields?: Record<string, string>;
  headers?: string;
}

/** Begins an upload and leaves it at that. @returns the first line of the answer, once there is one. */
function beginUpload({ bytes, fields = {}, headers = '' }: Unfinished): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    socket.once('error', reject);
  });
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const body = parts.join('') + file;
  socket.write(
    `POST /api/user/uploadAvatar HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
      `Content-Length: ${body.length + 5 * MEGABYTE}\r\n${headers}\r\n${body}`,
  );
  socket.write(FILE.subarray(0, bytes));
  return { socket, answer };
}

/** The token behind a file that is no picture. */
function sendTokenLast(last: string, headers: Record<string, string> = {}) {
  return accounts.test.app.inject({
    method: 'POST',
    url: '/api/user/uploadAvatar',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    payload: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="token"\r\n\r\n${last}\r\n--${BOUNDARY}--\r\n`,
  });
}

describe('an upload whose file has not come yet', () => {
  it('is refused to whom nobody knows', async () => {
    expect(await beginUpload({ bytes: 1, fields: { token: '' } }).answer).toBe('HTTP/1.1 401 Unauthorized');
    expect(await beginUpload({ bytes: 1, fields: { token: 'x' } }).answer).toBe('HTTP/1.1 401 Unauthorized');
  });

  it('leaves the connection to the next request, once the refused file has run into nothing', async () => {
    const { socket, answer } = beginUpload({ bytes: 1, fields: { token: 'x' } });
    await answer;
    socket.write(FILE.subarray(1));
    const next = new Promise((resolve) => socket.once('data', (data) => resolve(String(data).split('\r\n')[0])));
    socket.write('GET /api/captcha HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await next).toBe('HTTP/1.1 200 OK');
  });
});

describe('sixty unfinished uploads', () => {
  it('take no memory, and of one member two are taken at a time', async () => {
    const before = heldBytes();
    const begun = Array.from({ length: 60 }, () => beginUpload({ bytes: 4 * MEGABYTE, fields: { token } }));
    const refused: string[] = [];
    for (const { answer } of begun) void answer.then((line) => refused.push(line));
    await eventually(async () => expect(refused).toHaveLength(58));
    expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
    // The places of the two are held before their folders are made.
    await eventually(async () => expect(await readdir(spool)).toHaveLength(2));
    expect(heldBytes() - before).toBeLessThan(60 * MEGABYTE);
  });

  it('keep no place once their senders have gone', async () => {
    const begun = [1, 2].map(() => beginUpload({ bytes: MEGABYTE, fields: { token } }));
    await eventually(async () => expect(await readdir(spool)).toHaveLength(2));
    expect((await accounts.upload(await jpeg(64, 64), { token })).status).toBe(429);
    for (const { socket } of begun) socket.destroy();
    await eventually(async () => expect((await accounts.upload(await jpeg(64, 64), { token })).body.status).toBe(1));
  });
});

it('of one address whose token has not come two are taken at a time, others are not kept out, and none keeps its place once it has gone', async () => {
  const begun = Array.from({ length: 12 }, () => beginUpload({ bytes: 4 * MEGABYTE }));
  const refused: string[] = [];
  for (const { answer } of begun) void answer.then((line) => refused.push(line));
  await eventually(async () => expect(refused).toHaveLength(10));
  expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
  expect((await accounts.upload(await jpeg(64, 64), { token })).body.status).toBe(1);
  expect((await sendTokenLast(token)).statusCode).toBe(429);
  expect((await sendTokenLast(token, { 'x-forwarded-for': '192.0.2.7' })).json().code).toBe('not_a_picture');
  for (const { socket } of begun) socket.destroy();
  await eventually(async () => expect(await readdir(spool)).toEqual([]));
});

it('the token may come behind the file, as specification §7 names them, and the header does as well as the field', async () => {
  expect((await sendTokenLast(token)).json().code).toBe('not_a_picture');
  expect((await sendTokenLast('')).json().auth_error).toBe('token_required');
  expect((await sendTokenLast('x')).json().auth_error).toBe('token_expired');
  expect((await sendTokenLast('', { authorization: `Bearer ${token}` })).json().code).toBe('not_a_picture');
});
