import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { addFrontEnds } from './front-ends.ts';

const PAGE = '<!doctype html><title>site</title>';
const CONSOLE = '<!doctype html><title>console</title>';

let root: string;
let server: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parde-front-ends-'));
  for (const [front, page] of Object.entries({ frontend: PAGE, admin: CONSOLE })) {
    await mkdir(path.join(root, front, 'dist/assets'), { recursive: true });
    await writeFile(path.join(root, front, 'dist/index.html'), page);
  }
  await writeFile(path.join(root, 'frontend/dist/assets/a-1.js'), 'export {}');
  await writeFile(path.join(root, 'secret.txt'), 'not for the world');
  await writeFile(path.join(root, 'frontend/secret'), 'nor this');
  server = fastify();
  await addFrontEnds(server, root);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** Asks for a path just as it is written: a browser, and fetch, would resolve its dots first. */
function get(rawPath: string, accept = '*/*'): Promise<{ status: number; body: string }> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: rawPath, headers: { accept } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

it('serves files, pages of both front ends, and nothing for a missing file', async () => {
  expect(await get('/assets/a-1.js')).toEqual({ status: 200, body: 'export {}' });
  expect(await get('/movie/the-salesman')).toEqual({ status: 200, body: PAGE });
  expect(await get('/admin/comments')).toEqual({ status: 200, body: CONSOLE });
  expect((await get('/assets/none.js')).status).toBe(404);
});

it.each(['/assets/', '/assets', '/admin/assets/'])('lists no folder: %s is a page of the site', async (folder) => {
  expect([PAGE, CONSOLE]).toContain((await get(folder)).body);
});

describe('a path that climbs', () => {
  const climbs = ['/..', '/../..', '/assets/../..', '/%2e%2e', '/admin/../..', '/..%2f..', '/..\\..', '/./..', '//..'];

  it.each(climbs)('by %p says the same of a file that is there as of one that is not', async (climb) => {
    for (const [there, missing] of [
      ['secret.txt', 'sicret.txt'],
      ['secret', 'sicret'],
      ['package.json', 'pockage.json'],
      ['../../../../../../etc/passwd', '../../../../../../etc/passwort'],
    ]) {
      expect(await get(`${climb}/${there}`)).toEqual(await get(`${climb}/${missing}`));
    }
  });

  it('ends at the root of the site', async () => {
    expect(await get('/../../assets/a-1.js')).toEqual({ status: 200, body: 'export {}' });
    expect(await get('/admin/../movies')).toEqual({ status: 200, body: PAGE });
  });
});

it.each(['/%00', '/a%00b.js', '/%zz', '/%ff'])('refuses %p, which no file can be called', async (address) => {
  expect([400, 404]).toContain((await get(address)).status);
});

it('leads a browser home from an address that no file can have', async () => {
  expect((await get('/a%00b', 'text/html')).status).toBe(302);
});

it.each([300, 5_000])('has a page at an address that is longer than a file’s name may be: %i signs', async (length) => {
  expect(await get(`/${'a'.repeat(length)}`)).toEqual({ status: 200, body: PAGE });
});
