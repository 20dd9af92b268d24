import path from 'node:path';
import { runToEnd } from '#tools/processes/managed-process.ts';
import { type EngineState, TestingEngine } from './testing-engine.ts';

jest.setTimeout(60_000);

const SUPPORT = path.resolve(import.meta.dirname, '..');
let engine: TestingEngine | undefined;

afterEach(() => {
  engine?.stop();
  engine = undefined;
});

/** In a process of its own: testcontainers remembers the engine that it has found. @returns what it printed. */
function run(code: string, address: string, environment: Record<string, string> = {}): Promise<string> {
  const script = `${code}; process.exit(0);`;
  return runToEnd(process.execPath, ['--input-type=module', '-e', script], {
    cwd: SUPPORT,
    env: { PATH: process.env['PATH'], HOME: '/nowhere', DOCKER_HOST: address, ...environment },
  });
}

const nowhere = 'unix:///nowhere/engine.sock';
const ASK = `
  const { containerEngineAnswers } = await import('./containers/container-engine.ts');
  process.stdout.write(String(await containerEngineAnswers()))`;
const start = (file: string, name: string) => `
  const { ${name} } = await import('./${file}');
  const server = await ${name}();
  process.stdout.write(JSON.stringify(server));
  await server.stop?.()`;
const MEILISEARCH = start('meilisearch/start-meilisearch.ts', 'startMeilisearch');
const KAFKA = start('kafka/start-kafka.ts', 'startKafka');
const POSTGRES = start('postgres/start-postgres.ts', 'startPostgres');

describe('a container engine', () => {
  it.each<[EngineState, string]>([
    ['works', 'true'],
    ['hangs', 'false'],
    ['fails', 'false'],
  ])('that %s: %s', async (state, answers) => {
    engine = await TestingEngine.start(state);
    expect(await run(ASK, engine.address)).toBe(answers);
    expect(engine.requests[0]).toContain('/info');
  });

  it('that is not there does not answer', async () => {
    expect(await run(ASK, nowhere)).toBe('false');
  });
});

describe('servers for tests', () => {
  it('are the ones that the environment names; no engine is asked', async () => {
    engine = await TestingEngine.start('works');
    const addresses = {
      MEILISEARCH_URL: 'http://there:7700',
      KAFKA_BROKERS: 'there:9092',
      TEST_DATABASE_URL: 'postgres://there/parde',
      TEST_POSTGRES: 'container',
    };
    expect(await run(MEILISEARCH, engine.address, addresses)).toContain('http://there:7700');
    expect(await run(KAFKA, engine.address, addresses)).toContain('there:9092');
    expect(await run(POSTGRES, engine.address, addresses)).toContain('postgres://there/parde');
    expect(engine.requests).toEqual([]);
  });

  it('are looked for in a container next; what cannot start there is said, and the next place is tried', async () => {
    engine = await TestingEngine.start('works');
    const meilisearch = await run(MEILISEARCH, engine.address);
    expect(meilisearch).toContain('Meilisearch could not be started in a container');
    expect(meilisearch).toContain('"skipped"');
    expect(engine.requests.some((url) => url.includes('/images/'))).toBe(true);
  });

  it('go on to the next place at once where no engine answers', async () => {
    // Without a PATH there is no Java either.
    expect(await run(KAFKA, nowhere, { PATH: '/nowhere' })).toBe(
      '{"skipped":"no java on this machine to run Apache Kafka"}',
    );
    expect(await run(MEILISEARCH, nowhere)).toContain('no Meilisearch: set MEILISEARCH_URL');
  });

  it('include a PostgreSQL in a container only when that is asked for, and the embedded one otherwise', async () => {
    engine = await TestingEngine.start('works');
    const environment = { TMPDIR: process.env['TMPDIR'] ?? '/tmp', HOME: process.env['HOME'] ?? '' };
    expect(await run(POSTGRES, engine.address, environment)).toContain('127.0.0.1');
    expect(engine.requests).toEqual([]);
    const asked = await run(POSTGRES, engine.address, { ...environment, TEST_POSTGRES: 'container' });
    expect(asked).toContain('PostgreSQL could not be started in a container');
    expect(asked).toContain('the embedded PostgreSQL is used');
    expect(asked).toContain('127.0.0.1');
  });
});
