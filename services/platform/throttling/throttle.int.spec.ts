import { createHash } from 'node:crypto';
import pg from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CleanupRegistry } from '#platform/jobs/scheduled/cleanup.registry.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { type Limit, Throttle } from './throttle.ts';
import { TooManyRequests } from './too-many-requests.ts';

const NOBODY_LISTENS = 'postgres://127.0.0.1:1/none';

let database: TestDatabase;
let client: pg.Client;
const opened: Throttle[] = [];
let names = 0;

const ALL_BUT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), doNotFake: [...ALL_BUT_DATE] });
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(opened.splice(0).map((throttle) => throttle.onApplicationShutdown()));
});

/** As one process has it. */
function throttle(url: string, environment: Record<string, string> = {}): Throttle {
  const config = Config.fromEnvironment({ DATABASE_URL: url, THROTTLING: '1', ...environment });
  const made = new Throttle(config, new KeyRing(config));
  opened.push(made);
  return made;
}

function newLimit(): Limit {
  names += 1;
  return { name: `try ${names}`, max: 3, seconds: 60 };
}

const tries = async (subject: Throttle, limit: Limit, count: number) => {
  for (let n = 0; n < count; n++) await subject.consume(limit, 'leila');
};
const counts = async ({ name }: Limit) =>
  (await client.query('select key, points from write.throttle where key like $1', [`${name}:%`])).rows;

describe.each([
  ['counted in the database', () => database.url],
  ['counted in memory while the database does not answer', () => NOBODY_LISTENS],
])('throttling, %s', (_, url) => {
  it('lets the first tries through, then says how long to wait', async () => {
    const [subject, limit] = [throttle(url()), newLimit()];
    await tries(subject, limit, 3);
    jest.advanceTimersByTime(20_000);
    await expect(subject.consume(limit, 'leila')).rejects.toMatchObject({
      code: 'too_many_requests',
      httpStatus: 429,
      retryAfterSeconds: 40,
    });
    await subject.consume(limit, 'sara');
    jest.advanceTimersByTime(40_000);
    await subject.consume(limit, 'leila');
  });

  it('forgets a key that did well', async () => {
    const [subject, limit] = [throttle(url()), newLimit()];
    await tries(subject, limit, 3);
    await subject.forgive(limit, 'leila');
    await tries(subject, limit, 3);
    await expect(subject.consume(limit, 'leila')).rejects.toThrow(TooManyRequests);
  });

  it('counts each address by itself', async () => {
    const [subject, limit] = [throttle(url()), newLimit()];
    for (let n = 0; n < 3; n++) await subject.consumeAddress(limit, '192.0.2.7');
    await expect(subject.consumeAddress(limit, '192.0.2.7')).rejects.toThrow(TooManyRequests);
    await subject.consumeAddress(limit, '192.0.2.8');
  });

  it('lets through exactly as many of those that come at once', async () => {
    const [subject, limit] = [throttle(url()), newLimit()];
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => subject.consume(limit, 'leila')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('can be switched off', async () => {
    await tries(throttle(url(), { THROTTLING: '0' }), newLimit(), 100);
  });
});

describe('several processes', () => {
  it('share a count', async () => {
    const [one, other, limit] = [throttle(database.url), throttle(database.url), newLimit()];
    await tries(one, limit, 2);
    await tries(other, limit, 1);
    jest.advanceTimersByTime(20_000);
    for (const subject of [one, other]) {
      await expect(subject.consume(limit, 'leila')).rejects.toMatchObject({ retryAfterSeconds: 40 });
    }
  });

  it('forget together', async () => {
    const [one, other, limit] = [throttle(database.url), throttle(database.url), newLimit()];
    await tries(one, limit, 2);
    await other.forgive(limit, 'leila');
    await tries(one, limit, 3);
  });
});

describe('a flood', () => {
  it('of refused tries makes no queries', async () => {
    const [subject, limit] = [throttle(database.url), newLimit()];
    await tries(subject, limit, 3);
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => subject.consume(limit, 'leila')));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    // Each of them would have been counted, too.
    expect(await counts(limit)).toMatchObject([{ points: 3 }]);
  });
});

describe('a count that has ended', () => {
  it('goes with the daily cleanup; one that goes on stays', async () => {
    jest.useRealTimers();
    const [subject, ended, underWay] = [throttle(database.url), newLimit(), newLimit()];
    for (const limit of [ended, underWay]) await subject.consume(limit, 'leila');
    await client.query('update write.throttle set expire = expire - 60001 where key like $1', [`${ended.name}:%`]);
    const cleanup = new CleanupRegistry().all().find(({ name }) => name === 'throttled tries');
    await client.query(cleanup!.sql);
    expect(await counts(ended)).toEqual([]);
    expect(await counts(underWay)).toMatchObject([{ points: 1 }]);
  });
});

describe('whom it counts', () => {
  const MAIL = 'leila@example.com';
  const ADDRESS = '192.0.2.7';
  const clear = (key: string) =>
    [MAIL, ADDRESS].some((text) => key.includes(text) || key.includes(createHash('sha256').update(text).digest('hex')));

  it('is in the database as a hash by a key of the site alone', async () => {
    const limit = newLimit();
    const DATA_KEYS = `other:${Buffer.alloc(32, 'other').toString('base64')}`;
    for (const subject of [throttle(database.url), throttle(database.url, { DATA_KEYS })]) {
      await subject.consume(limit, MAIL);
      await subject.consumeAddress(limit, ADDRESS);
    }
    const keys = (await counts(limit)).map(({ key }) => key as string);
    expect(new Set(keys).size).toBe(4);
    expect(keys.filter(clear)).toEqual([]);
  });

  it('is so in memory too', async () => {
    const counting = jest.spyOn(RateLimiterMemory.prototype, 'consume');
    await throttle(NOBODY_LISTENS).consume(newLimit(), MAIL);
    expect(counting).toHaveBeenCalledTimes(1);
    expect(counting.mock.calls.filter(([key]) => clear(String(key)))).toEqual([]);
  });
});
