/*
 * A bare node:http server over the plain tables: /<statement>/<parameter>/<parameter> answers with the document that the
 * statement makes. What a read model has to beat. By POST it reads the body and parses its JSON first, as the site has to.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { STATEMENTS, type StatementName } from '../plain-sql/statements.ts';
import { bodyOf } from './body-of.ts';
import { announce } from './fixed-answer.ts';

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });
// The server is stopped under it at the end of a run.
pool.on('error', () => undefined);

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'POST') JSON.parse(await bodyOf(request));
  const [name, ...values] = (request.url ?? '/').slice(1).split('/').map(decodeURIComponent);
  const text = STATEMENTS[name as StatementName];
  const { rows } = await pool.query<{ doc: string }>({ name, text, values });
  return rows[0]?.doc ?? 'null';
}

const server = createServer((request, response) => {
  answer(request).then(
    (doc) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(doc),
      });
      response.end(doc);
    },
    (error: Error) => {
      response.writeHead(500);
      response.end(error.message);
    },
  );
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
