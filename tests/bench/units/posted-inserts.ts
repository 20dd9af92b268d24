/*
 * The least that a server of comments does: bare node:http that reads a body, parses its JSON, inserts the one row and answers with its
 * id. Nobody is asked who they are, nothing is checked, numbered, projected or told.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { INSERT_COMMENT } from '../plain-sql/statements.ts';
import { bodyOf } from './body-of.ts';
import { announce } from './fixed-answer.ts';

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 16 });
// The server is stopped under it at the end of a run.
pool.on('error', () => undefined);

interface Posted {
  comment: { post_id: number; body: string };
}

async function insert(text: string): Promise<string> {
  const { comment } = JSON.parse(text) as Posted;
  const { rows } = await pool.query<{ id: number }>({ ...INSERT_COMMENT, values: [comment.post_id, 1, comment.body] });
  return JSON.stringify({ comment_id: rows[0]!.id });
}

const server = createServer((request, response) => {
  const inserted = bodyOf(request).then(insert);
  inserted.then(
    (answer) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
      response.end(answer);
    },
    (error: Error) => {
      response.writeHead(500);
      response.end(JSON.stringify(error.message));
    },
  );
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
