import type { DataSource, EntityManager } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { ReadDatabase } from '../../read-database.ts';
import { createDataSource } from '../connections.ts';
import { commitWithNext } from './bundling-client.ts';
import { prepared, preparedStatement } from './prepared.ts';

const INSERT = 'insert into thing (id) values ($1)';
const STATE = `select state, query from pg_stat_activity where pid = $1`;

describe('a transaction that opens and ends with its statements', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  /** Looks at the first from outside. */
  let other: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    const connect = (max: number) =>
      createDataSource({ url: database.url, max, applicationName: 'test' }, {}).initialize();
    [dataSource, other] = await Promise.all([connect(1), connect(1)]);
    await dataSource.query('create table thing (id int primary key, twin int unique deferrable initially deferred)');
    // What stands around a statement is prepared by the first transaction of the connection.
    await dataSource.transaction((manager) => manager.query(INSERT, [0]));
  });
  afterAll(async () => {
    await Promise.all([dataSource?.destroy(), other?.destroy()]);
    await database?.drop();
  });
  beforeEach(() => other.query('truncate thing'));

  const kept = async () => (await other.query('select id from thing order by id')).map(({ id }: { id: number }) => id);
  const pidOf = async () => (await dataSource.query('select pg_backend_pid() as pid'))[0].pid;
  const inserted = async (manager: EntityManager, id: number) => {
    await commitWithNext(manager);
    await manager.query(INSERT, [id]);
  };

  it('begins with its first statement, not before', async () => {
    const pid = await pidOf();
    await dataSource.transaction(async (manager) => {
      expect((await other.query(STATE, [pid]))[0].state).toBe('idle');
      await manager.query(INSERT, [1]);
      expect((await other.query(STATE, [pid]))[0].state).toBe('idle in transaction');
      expect(await kept()).toEqual([]);
    });
    expect(await kept()).toEqual([1]);
  });

  it('begins before a statement without parameters as well', async () => {
    const failing = dataSource.transaction(async (manager) => {
      await manager.query('insert into thing (id) values (1)');
      throw new Error('never mind');
    });
    await expect(failing).rejects.toThrow('never mind');
    expect(await kept()).toEqual([]);
  });

  it('is committed with its last statement', async () => {
    const pid = await pidOf();
    await dataSource.transaction(async (manager) => {
      await manager.query(INSERT, [1]);
      await inserted(manager, 2);
      expect(await kept()).toEqual([1, 2]);
    });
    const [{ state, query }] = await other.query(STATE, [pid]);
    expect([state, query]).toEqual(['idle', 'commit']);
  });

  it('can be one statement', async () => {
    await dataSource.transaction((manager) => inserted(manager, 1));
    expect(await kept()).toEqual([1]);
  });

  it('comes to nothing when its first or its last statement fails, and the connection goes on', async () => {
    for (const before of [[], [2]]) {
      const failing = dataSource.transaction(async (manager) => {
        for (const id of before) await manager.query(INSERT, [id]);
        await manager.query(INSERT, [1]);
        await inserted(manager, 1);
      });
      await expect(failing).rejects.toThrow(/duplicate key/);
      expect(await kept()).toEqual([]);
    }
    await dataSource.transaction((manager) => manager.query(INSERT, [3]));
    expect(await kept()).toEqual([3]);
  });

  it('is not taken as done when the commit itself is refused', async () => {
    const refused = dataSource.transaction(async (manager) => {
      await manager.query('insert into thing (id, twin) values ($1, $2)', [1, 7]);
      await commitWithNext(manager);
      await manager.query('insert into thing (id, twin) values ($1, $2)', [2, 7]);
    });
    await expect(refused).rejects.toThrow(/duplicate key/);
    await dataSource.transaction((manager) => manager.query(INSERT, [3]));
    expect(await kept()).toEqual([3]);
  });

  it('gives the statement its own rows and count', async () => {
    const rows = await dataSource.transaction(async (manager) => {
      await manager.query(INSERT, [1]);
      await commitWithNext(manager);
      return manager.query('update thing set twin = $1 returning id', [5]);
    });
    expect(rows).toEqual([[{ id: 1 }], 1]);
  });

  it('without a statement is nothing', async () => {
    const pid = await pidOf();
    await dataSource.transaction(async () => undefined);
    expect((await other.query(STATE, [pid]))[0].query).toContain('pg_backend_pid');
    await expect(dataSource.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pidOf()).toBe(pid);
  });
});

describe('what goes along with the first statement of a transaction', () => {
  let created: TestDatabase;
  let database: ReadDatabase;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 1, 'test');
    await database.rows('create table thing (id int primary key)');
    await database.rows('insert into thing select generate_series(1, 3)');
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  /** In turn: what is prepared yet goes in one round trip, what is not does not. */
  const inTransaction = async <T>(work: (client: Awaited<ReturnType<ReadDatabase['connect']>>) => Promise<T>) => {
    const client = await database.connect();
    try {
      const result = await work(client);
      await client.commit();
      return result;
    } catch (error) {
      await client.rollback();
      throw error;
    } finally {
      client.release();
    }
  };
  const setting = preparedStatement(`set local application_name to 'within'`);
  const add = (id: string) => preparedStatement('insert into thing (id) values ($1) returning id', [id]);
  const NAME = prepared(
    `select current_setting('application_name') as name, (select count(*)::int from thing) as things`,
  );

  it.each([1, 2])('is done before it, with its values, and leaves its rows to nobody (turn %d)', async (turn) => {
    const { rows } = await inTransaction((client) => {
      client.begin(setting, add(`${3 + turn}`));
      return client.query(NAME);
    });
    expect(rows).toEqual([{ name: 'within', things: 3 + turn }]);
    const [after] = await database.rows(`select current_setting('application_name') as name`);
    expect(after).toEqual({ name: 'test' });
  });

  it.each([1, 2])('undoes all when it fails, and says why (turn %d)', async () => {
    const failing = inTransaction((client) => {
      client.begin(add('100'), add('1'));
      return client.query(NAME);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await database.rows('select from thing where id = 100')).toEqual([]);
  });
});
