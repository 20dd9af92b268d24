import type pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { TcpProxy } from '../../../../tests/support/processes/tcp-proxy.ts';
import { isPassing } from '../../messaging/projections/parking/passing-error.ts';
import { createClient, createDataSource, createPool } from './connections.ts';
import { limitsOf } from './limits.ts';
import { longTransaction } from './longer-limits.ts';

const LIMITS = { connectMs: 6_000, statementMs: 2_000, queryMs: 5_000, idleInTransactionMs: 2_000 };

jest.setTimeout(120_000);

let database: TestDatabase;
let proxy: TcpProxy;
let url: string;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  const address = new URL(database.url);
  proxy = await TcpProxy.start(address.hostname, Number(address.port));
  address.host = `127.0.0.1:${proxy.port}`;
  url = address.href;
});

afterAll(async () => {
  await proxy.cut();
  await database.drop();
});

beforeEach(() => {
  pool = createPool({ url, max: 3, applicationName: 'under-test', limits: LIMITS });
});

afterEach(async () => {
  await pool.end();
});

const errorOf = (query: Promise<unknown>) => query.then(() => null).catch((error: Error) => error);
const fill = () => Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));

describe('connections that are swallowed', () => {
  it('cost one question its limit, and are all made anew', async () => {
    await fill();
    proxy.swallow();
    expect(isPassing(await errorOf(pool.query('select 1')))).toBe(true);
    // Each of the two others would have cost the next question as much, and been its error.
    await fill();
  });

  it('do not come back to the pool from a transaction that broke on them', async () => {
    await fill();
    const client = await pool.connect();
    await client.query('begin');
    proxy.swallow();
    expect(isPassing(await errorOf(client.query('select 1')))).toBe(true);
    expect(isPassing(await errorOf(client.query('rollback')))).toBe(true);
    // Without a word of the error, as TypeORM does.
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('do not let those wait for ever who find the pool full', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
    const error = await errorOf(pool.query('select 1'));
    expect(error?.message).toContain('timeout exceeded');
    expect(isPassing(error)).toBe(true);
    for (const client of clients) client.release();
  });

  it('leave nothing locked behind: the server ends the session of a transaction that nobody goes on with', async () => {
    await pool.query('create table held (id int primary key)');
    await pool.query('insert into held values (1)');
    const client = await pool.connect();
    await client.query('begin; select from held for update');
    proxy.swallow();
    await eventually(() => pool.query('update held set id = 2'), 30_000);
    expect(await errorOf(client.query('commit'))).not.toBeNull();
    client.release();
  });

  it('are left by TypeORM as well', async () => {
    const dataSource = await createDataSource(
      { url, max: 2, applicationName: 'under-test', limits: LIMITS },
      {},
    ).initialize();
    const work = dataSource.transaction(async (manager) => {
      await manager.query('select 1');
      proxy.swallow();
      return manager.query('select 2');
    });
    expect(isPassing(await errorOf(work))).toBe(true);
    expect(await dataSource.query('select 3 as three')).toEqual([{ three: 3 }]);
    await dataSource.destroy();
  });
});

describe('a statement that takes too long', () => {
  it('is ended by the server, and the connection stays', async () => {
    const client = createClient({ url, applicationName: 'under-test', limits: LIMITS });
    client.on('error', () => undefined);
    await client.connect();
    expect(await errorOf(client.query('select pg_sleep(60)'))).toMatchObject({ code: '57014' });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('may take longer where that is said, and nowhere else', async () => {
    const dataSource = await createDataSource(
      { url, max: 1, applicationName: 'under-test', limits: limitsOf(4) },
      {},
    ).initialize();
    const settings = async () => (await dataSource.query('show statement_timeout'))[0].statement_timeout;
    const long = (seconds: number) =>
      longTransaction(dataSource, (manager) => manager.query(`select pg_sleep(${seconds}), 1 / ($1::int)`, [1]));
    await long(5);
    expect(await settings()).toBe('4s');
    await errorOf(longTransaction(dataSource, (manager) => manager.query('select 1 / 0')));
    expect(await settings()).toBe('4s');
    expect(await errorOf(dataSource.query('select pg_sleep(60)'))).toMatchObject({ code: '57014' });
    await dataSource.destroy();
  });
});

it('compiles no statement, whatever the server would do by itself', async () => {
  await pool.query(`alter database "${new URL(url).pathname.slice(1)}" set jit to on`);
  const client = createClient({ url, applicationName: 'under-test' });
  await client.connect();
  expect((await client.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  await client.end();
});
