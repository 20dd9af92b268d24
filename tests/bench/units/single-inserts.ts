/*
 * What PostgreSQL can do at best: the one INSERT of a comment, each its own transaction, 32 connections, nothing in between.
 * Asked over IPC: { seconds } → { inserted, milliseconds }.
 */
import pg from 'pg';
import { INSERT_COMMENT } from '../plain-sql/statements.ts';

const CONNECTIONS = 32;
const BODY = 'A comment of the length that people write under a film they have just seen, and liked.';

const clients = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    const client = new pg.Client({ connectionString: process.env['BENCH_DATABASE_URL'] });
    // The server is stopped under it at the end of a run.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }),
);
const { rows } = await clients[0]!.query<{ id: number }>('select id from bench.title order by id limit 2000');
const titles = rows.map(({ id }) => id);

process.on('disconnect', () => process.exit(0));
process.on('message', ({ seconds }: { seconds: number }) => void insertFor(seconds));
process.send?.({ ready: true });

async function insertFor(seconds: number): Promise<void> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let inserted = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query({ ...INSERT_COMMENT, values: [titles[inserted % titles.length], 1, BODY] });
        inserted += 1;
      }
    }),
  );
  process.send?.({ inserted, milliseconds: performance.now() - begun });
}
