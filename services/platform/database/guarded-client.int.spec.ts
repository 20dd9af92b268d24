import v8 from 'node:v8';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { createClient } from './connections.ts';
import type { GuardedClient } from './guarded-client.ts';

const ANSWERS = 4_000;
const LETTERS = 8_192;
const SQL = `select repeat('x', ${LETTERS}) as text, $1::int as number`;

function oldBytes(): number {
  return v8.getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')!.space_used_size;
}

describe('what the database has answered', () => {
  let database: TestDatabase;
  let client: GuardedClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = createClient({ url: database.url, applicationName: 'under-test' });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const byPromise = async (number: number) => {
    await client.query(SQL, [number]);
  };
  const byCallback = (number: number) =>
    new Promise<void>((resolve, reject) => {
      client.query(SQL, [number], (error: Error | null) => (error ? reject(error) : resolve()));
    });

  it.each([
    ['a promise', byPromise],
    ['a callback', byCallback],
  ])('is not among the old objects once it was given to %s', async (_to, ask) => {
    let grown = 0;
    let last = oldBytes();
    for (let number = 0; number < ANSWERS; number++) {
      await ask(number);
      const now = oldBytes();
      grown += Math.max(0, now - last);
      last = now;
    }
    expect(grown / ANSWERS).toBeLessThan(LETTERS / 4);
  });
});
