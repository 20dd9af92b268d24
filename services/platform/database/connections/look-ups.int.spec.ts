import type { EventEmitter } from 'node:events';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { ReadDatabase } from '../read-database.ts';
import { SILENT } from './guarded-client.ts';

const SQUARE = 'select $1::int * $1::int as square, pg_backend_pid() as pid';
const numbers = Array.from({ length: 40 }, (_, index) => index);
const squares = numbers.map((number) => number * number);

let created: TestDatabase;
let database: ReadDatabase;
let other: ReadDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
  database = ReadDatabase.connect(created.url, 8, 'look-ups');
  other = ReadDatabase.connect(created.url, 1, 'other');
  await other.rows('create table thing (id int primary key, name text)');
  await other.rows(`insert into thing values (1, 'one'), (2, 'two')`);
});
afterAll(async () => {
  await other?.close();
  await database?.close();
  await created?.drop();
});

const ask = (number: number) => database.preparedRow<{ square: number; pid: number }>(SQUARE, [number]);
async function answered() {
  const rows = await Promise.all(numbers.map(ask));
  expect(rows.map((row) => row?.square)).toEqual(squares);
  return new Set(rows.map((row) => row?.pid));
}
/** Until look-ups go over their own connections. */
const connected = () => eventually(async () => expect((await answered()).size).toBe(2));

describe('short look-ups', () => {
  it('of one moment share two connections, and each has its own answer', async () => {
    await answered();
    await connected();
  });

  it('fail alone', async () => {
    await connected();
    const inverse = (number: number) =>
      database.preparedRow<{ inverse: number }>('select 12 / $1::int as inverse', [number]);
    const outcomes = await Promise.allSettled([3, 0, 4, 0, 6].map(inverse));
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value?.inverse : outcome.reason.code)))
      // division_by_zero
      .toEqual([4, '22012', 3, '22012', 2]);
    expect((await answered()).size).toBe(2);
  });

  it('are answered by another connection where theirs breaks, and then by new ones of their own', async () => {
    await connected();
    const before = await answered();
    const sleep = (number: number) =>
      database.preparedRow<{ number: number }>('select $1::int as number, pg_sleep(0.02)', [number]);
    // Heard of from the beginning: the first ones fail before the other statement is through.
    const ended = Promise.allSettled(numbers.map(sleep));
    await other.rows('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [[...before]]);
    const outcomes = await ended;
    // What the server was at has its word for it; all that was behind that is answered.
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => reason.code).filter((code) => code !== '57P01')).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(2);
    await connected();
    expect([...(await answered())].filter((pid) => before.has(pid))).toEqual([]);
  });

  it('leave connections that nobody has heard since another one went silent', async () => {
    await connected();
    const before = await answered();
    const pool: EventEmitter = database.pool;
    pool.emit(SILENT, performance.now() - 60_000);
    expect([...(await answered())].filter((pid) => before.has(pid))).toHaveLength(2);
    pool.emit(SILENT, performance.now());
    await connected();
    expect([...(await answered())].filter((pid) => before.has(pid))).toEqual([]);
  });

  it('survive that a table changes under them', async () => {
    await connected();
    const all = () => database.preparedRows<{ id: number }>('select * from thing order by id', []);
    expect(await Promise.all([all(), all()])).toEqual(
      Array(2).fill([expect.objectContaining({ name: 'one' }), expect.anything()]),
    );
    await other.rows('alter table thing add column kind int default 7');
    const changed = [expect.objectContaining({ kind: 7 }), expect.anything()];
    expect(await Promise.all([all(), all(), all()])).toEqual(Array(3).fill(changed));
    await connected();
    expect(await all()).toEqual(changed);
  });

  it('end with the database', async () => {
    const ending = ReadDatabase.connect(created.url, 1, 'ending');
    await Promise.all(numbers.map((number) => ending.preparedRow(SQUARE, [number])));
    await ending.close();
    const open = () => other.rows(`select from pg_stat_activity where application_name = 'ending'`);
    await eventually(async () => expect(await open()).toEqual([]));
  });
});
