/*
 * The unit for what is asked by POST: bare node:http that reads the body, parses its JSON and answers with the very bytes that the
 * site answers with. It asks the site once for each path.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyOf } from './body-of.ts';
import { announce } from './fixed-answer.ts';

const site = process.env['BENCH_SITE_URL'];
const answers = new Map<string, Buffer>();

async function fromSite(path: string, body: string): Promise<Buffer> {
  const answer = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`the site answered ${answer.status} ${bytes.toString()}`);
  answers.set(path, bytes);
  return bytes;
}

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const body = await bodyOf(request);
  JSON.parse(body);
  const bytes = answers.get(path) ?? (await fromSite(path, body));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
