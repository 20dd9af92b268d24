import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';

const ANSWERS = 4_000;
const LETTERS = 8_192;

/** In a process of its own: what others have had a shared one allocate decides, too, where V8 puts things. */
const ASKED = `
  import v8 from 'node:v8';
  import { GuardedClient } from ${JSON.stringify(new URL('guarded-client.ts', import.meta.url).href)};
  const [url, way] = process.argv.slice(-2);
  const client = new GuardedClient({ connectionString: url, query_timeout: 60_000 });
  await client.connect();
  const ways = {
    promise: (question) => client.query(question).then(() => undefined),
    callback: (question) =>
      new Promise((resolve, reject) => {
        client.query(question, (error) => (error ? reject(error) : resolve()));
      }),
  };
  const oldBytes = () => v8.getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size;
  let grown = 0;
  let last = oldBytes();
  for (let number = 0; number < ${ANSWERS}; number++) {
    await ways[way]({ text: "select repeat('x', ${LETTERS}) as text, $1::int as number", values: [number] });
    const now = oldBytes();
    grown += Math.max(0, now - last);
    last = now;
  }
  await client.end();
  console.log(grown / ${ANSWERS});
`;

describe('what the database has answered', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  it.each(['promise', 'callback'])('is not among the old objects once it was given to a %s', async (way) => {
    const script = ['--no-warnings', '--input-type=module', '-e', ASKED, '--', database.url, way];
    const { stdout } = await promisify(execFile)(process.execPath, script);
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(LETTERS / 4);
  });
});
