import pg from 'pg';
import { pino } from 'pino';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { EventBatch, EventSubscription } from '../event-transport.port.ts';
import { LogTailTransport } from './log-tail.transport.ts';
import { LogWindows, type WindowLimits } from './log-windows.ts';

const TYPES = ['comment.posted.v1', 'title.added.v1'];
const EVENTS = 60;
/** Of the data of each event, as PostgreSQL writes it. */
const DATA_BYTES = '{"text": ""}'.length + 100;

let database: TestDatabase;
let pool: pg.Pool;
let reads = 0;

/** Positions 1 to 60; every third is a title, the others are comments. */
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  Object.assign(pool, {
    query: (config: unknown, ...rest: unknown[]) => {
      if (typeof config === 'object') reads += 1;
      return query(config, ...rest);
    },
  });
  await pool.query(
    `insert into write.event_log (id, position, stream, version, type, data, time)
     select gen_random_uuid(), n, 's-' || n, 1, case when n % 3 = 0 then 'title.added.v1' else 'comment.posted.v1' end,
       jsonb_build_object('text', repeat('x', 100)), now() from generate_series(1, ${EVENTS}) n`,
  );
  await pool.query(`update write.relay_head set position = ${EVENTS}`);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(() => {
  reads = 0;
});

async function windowsOf(limits: Partial<WindowLimits> = {}): Promise<LogWindows> {
  const windows = new LogWindows(pool, limits);
  windows.follow(TYPES);
  await windows.lookForMore();
  return windows;
}

async function walk(windows: LogWindows): Promise<number[]> {
  const positions: number[] = [];
  for (let window = await windows.after(0); window; window = await windows.after(window.head)) {
    positions.push(...window.events.map(({ position }) => position));
  }
  return positions;
}

const all = Array.from({ length: EVENTS }, (_, index) => index + 1);

describe('windows of the log', () => {
  it('are read once for all who ask, at once or later', async () => {
    const windows = await windowsOf({ positions: 20 });
    const walks = await Promise.all([walk(windows), walk(windows), walk(windows)]);
    expect(walks).toEqual([all, all, all]);
    expect(await walk(windows)).toEqual(all);
    expect(reads).toBe(3);
  });

  it('end with the event that goes over the bytes, and nothing is left out between them', async () => {
    const windows = await windowsOf({ bytes: DATA_BYTES * 7 });
    const first = await windows.after(0);
    expect(first).toMatchObject({ after: 0, head: 7, bytes: DATA_BYTES * 7 });
    expect(await walk(windows)).toEqual(all);
  });

  it('that were read one by one come together for who is behind, within the limits and nothing twice', async () => {
    const windows = new LogWindows(pool, { positions: 10 });
    windows.follow(TYPES);
    for (let head = 1; head <= 25; head++) {
      windows.learnHead(head);
      expect(await windows.after(head - 1)).toMatchObject({ after: head - 1, head });
    }
    expect(reads).toBe(25);
    const heads: number[] = [];
    for (let window = await windows.after(0); window; window = await windows.after(window.head))
      heads.push(window.head);
    expect(heads).toEqual([10, 20, 25]);
    expect(await walk(windows)).toEqual(all.slice(0, 25));
    expect(reads).toBe(25);
  });

  it('are kept while they fit, the last asked for', async () => {
    const windows = await windowsOf({ positions: 10, keptBytes: DATA_BYTES * 20 });
    await walk(windows);
    expect(reads).toBe(6);
    await windows.after(50);
    await windows.after(40);
    expect(reads).toBe(6);
    await windows.after(0);
    expect(reads).toBe(7);
    await windows.after(40);
    expect(reads).toBe(7);
    await windows.after(50);
    expect(reads).toBe(8);
  });

  it('are read anew when somebody comes who wants more types', async () => {
    const windows = new LogWindows(pool);
    windows.follow(['title.added.v1']);
    await windows.lookForMore();
    expect((await windows.after(0))?.events).toHaveLength(EVENTS / 3);
    windows.follow(TYPES);
    expect((await windows.after(0))?.events).toHaveLength(EVENTS);
  });

  it('hold events that nobody can change for the others', async () => {
    const [event] = (await (await windowsOf()).after(0))!.events;
    expect(() => Object.assign(event!, { type: 'other' })).toThrow(TypeError);
    expect(() => Object.assign(event!.data as object, { text: 'other' })).toThrow(TypeError);
  });
});

describe('the tail of the log', () => {
  const follow = (transport: LogTailTransport, types: string[], handle: (batch: EventBatch) => Promise<void>) => {
    const subscription: EventSubscription = {
      name: 'test',
      types,
      checkpoint: async () => ({ position: 0, bookmark: null }),
      positions: async () => new Map(),
      handle,
      setAside: async () => undefined,
    };
    return transport.subscribe(subscription);
  };

  it('gives each subscription its own types, and one that is slow holds nobody back', async () => {
    const transport = new LogTailTransport({
      url: database.url,
      applicationName: 'test',
      logger: pino({ level: 'silent' }),
      limits: { positions: 5, keptBytes: DATA_BYTES * 5 },
    });
    await transport.start();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const seen = { slow: [] as number[], quick: [] as number[] };
    const note = (to: number[]) => (batch: EventBatch) => to.push(...batch.events.map(({ position }) => position));
    const slow = follow(transport, TYPES, async (batch) => {
      await released;
      note(seen.slow)(batch);
    });
    const quick = follow(transport, ['title.added.v1'], async (batch) => void note(seen.quick)(batch));
    await eventually(() => expect(seen.quick).toEqual(all.filter((position) => position % 3 === 0)));
    expect(seen.slow).toEqual([]);
    release();
    await eventually(() => expect(seen.slow).toEqual(all));
    await Promise.all([slow.stop(), quick.stop()]);
    await transport.close();
  });

  it('looks at an idle subscription’s checkpoint now and then: what the read database has lost comes again', async () => {
    const transport = new LogTailTransport({
      url: database.url,
      applicationName: 'test',
      logger: pino({ level: 'silent' }),
      recheckMs: 100,
    });
    await transport.start();
    let position = 0;
    const seen: number[] = [];
    const running = transport.subscribe({
      name: 'test',
      types: TYPES,
      checkpoint: async () => ({ position, bookmark: null }),
      positions: async () => new Map([[LOG_PARTITION, position]]),
      handle: async ({ events, head }) => {
        seen.push(...events.map((event) => event.position));
        position = head;
      },
      setAside: async () => undefined,
    });
    await eventually(() => expect(seen).toEqual(all));
    position = EVENTS - 3;
    await eventually(() => expect(seen).toEqual([...all, EVENTS - 2, EVENTS - 1, EVENTS]));
    await running.stop();
    await transport.close();
  });
});
