import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { PreparingClient, prepared } from './prepared.ts';

describe('prepared statements', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 1, Client: PreparingClient });
    pool.on('error', () => undefined);
    await pool.query('create schema one create table thing (id int, name text)');
    await pool.query('create schema two create table thing (id int, name text)');
  });
  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });

  const known = async () =>
    (await pool.query('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement);

  it('are those with values, once for each text', async () => {
    for (const id of [1, 2]) await pool.query('insert into one.thing values ($1, $2)', [id, `thing ${id}`]);
    await pool.query('select 1');
    expect((await known()).filter((text) => text.includes('thing'))).toEqual(['insert into one.thing values ($1, $2)']);
    expect((await pool.query('select name from one.thing order by id')).rows).toEqual([
      { name: 'thing 1' },
      { name: 'thing 2' },
    ]);
  });

  it('mean the tables of the search path of the moment', async () => {
    const namesIn = async (schema: string) => {
      await pool.query(`set search_path to ${schema}`);
      return (await pool.query(prepared('select name from thing where id = $1', [1]))).rows;
    };
    expect(await namesIn('one')).toHaveLength(1);
    expect(await namesIn('two')).toHaveLength(0);
    expect(await namesIn('one')).toHaveLength(1);
  });

  it('that no longer fit their table fail once, and the next connection is a new one', async () => {
    const all = 'select * from one.thing where id = $1';
    await pool.query(all, [1]);
    await pool.query('alter table one.thing add column year int');
    // Given back without a word of the error, as TypeORM does.
    const client = await pool.connect();
    await expect(client.query(all, [1])).rejects.toThrow(/cached plan/);
    client.release();
    expect((await pool.query(all, [1])).rows).toEqual([{ id: 1, name: 'thing 1', year: null }]);
  });

  it('are no more than a connection has room for', async () => {
    for (let text = 0; text < 520; text++) await pool.query(`select $1::int + ${text}`, [text]);
    const texts = await known();
    expect(texts.length).toBeLessThanOrEqual(500);
    expect(texts).toContain('select $1::int + 400');
  });
});
