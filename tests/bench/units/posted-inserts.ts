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

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 32 });
// The server is stopped under it at the end of a run.
pool.on('error', () => undefined);

interface Posted {
  comment: { post_id: number; body: string };
}

const server = createServer(async (request, response) => {
  const { comment } = JSON.parse(await bodyOf(request)) as Posted;
  const { rows } = await pool.query<{ id: number }>({ ...INSERT_COMMENT, values: [comment.post_id, 1, comment.body] });
  const answer = JSON.stringify({ comment_id: rows[0]!.id });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
