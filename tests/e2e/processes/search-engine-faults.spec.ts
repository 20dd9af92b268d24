import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SearchEngineModule } from '#apps/composition/bindings/search-engine.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { SearchProjectorModule } from '#modules/search/search.projector.module.ts';
import { SearchReadModule } from '#modules/search/search.read.module.ts';
import { titleFacts } from '#modules/search/testing/sample-events.ts';
import { PositionWaiter } from '#platform/messaging/outbox/relay/position-waiter.ts';
import { appendEvents } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueCardsReadModule } from '../../../services/modules/catalogue/catalogue.cards-read.module.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { FaultyEngine } from '../../support/meilisearch/faulty-engine.ts';

let tested: TestApp;

async function start(url: string): Promise<void> {
  const environment = { SEARCH_ENGINE: 'meilisearch', MEILISEARCH_URL: url, LOG_LEVEL: 'silent' };
  tested = await startTestApp({
    modules: [SearchEngineModule, CatalogueCardsReadModule, SearchReadModule, SearchProjectorModule],
    environment,
  });
}

/** One stream for each title; they come to the projections in one batch. */
async function add(...ids: number[]): Promise<void> {
  const streams = ids.map((id) => ({
    stream: `title-${id}`,
    firstVersion: 1,
    events: [titleAdded(titleFacts(id, { fa: null, en: `Quartz ${id}` }))],
  }));
  const dataSource = tested.app.get<DataSource>(getDataSourceToken());
  await dataSource.transaction((manager) => appendEvents(manager, streams));
  tested.app.get(PositionWaiter).wakeRelay();
}

async function found(query = 'quartz'): Promise<number[]> {
  const { status, body } = await tested.post('/api/search', { query });
  expect(status).toBe(200);
  return body.posts.map((post: { id: number }) => post.id);
}

/** @returns how often each reason was counted. */
async function fallbacks(): Promise<Record<string, number>> {
  const text = await tested.metrics();
  const lines = text.matchAll(/^parde_search_fallbacks_total\{[^}]*reason="(\w+)"[^}]*\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
}

async function checkpoint(projection: string): Promise<number> {
  const sql = 'select position from read.projection_checkpoint where projection = $1';
  return Number((await tested.database.row<{ position: number }>(sql, [projection]))?.position ?? 0);
}

const reaches = (projection: string, position: number) =>
  eventually(async () => expect(await checkpoint(projection)).toBe(position), 30_000);

describe('search without its engine', () => {
  afterEach(() => tested.close());

  it('answers from PostgreSQL when nobody is there, counts that, and is ready with a note', async () => {
    const [port] = await freePorts(1);
    await start(`http://127.0.0.1:${port}`);
    await add(1);
    // So long a text is asked for anew each time.
    await eventually(async () => expect(await found('quartz 1')).toEqual([1]));
    for (let asked = 0; asked < 4; asked++) expect(await found('quartz 1')).toEqual([1]);
    // After three in a row nobody waits for the engine any more.
    expect(await fallbacks()).toMatchObject({ unreachable: 3, resting: expect.any(Number) });
    const { status, body } = await tested.get('/health/ready');
    expect([status, body.status]).toEqual([200, 'ok']);
    expect(body.checks.meilisearch).toMatch(/^ok, .*ECONNREFUSED/);
    expect(body.checks['search-meilisearch']).toMatch(/^ok, waits: .*ECONNREFUSED/);
    expect(await tested.database.rows('select fault from read.parked_event')).toEqual([]);
  });

  it.each([
    ['nothing at all', null, 'slow'],
    ['a fault of its own', { status: 500, body: '{"code":"internal"}' }, 'unreachable'],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 'unreachable'],
    ['something else than an answer', { status: 200, body: '{}' }, 'error'],
  ])('answers from PostgreSQL when the engine answers %s', async (_what, answer, reason) => {
    const engine = await FaultyEngine.start();
    engine.searchAnswer = answer;
    await start(engine.url);
    await add(1);
    await reaches('search', 1);
    await reaches('search-meilisearch', 1);
    // Two words are nobody's initials: the engine is asked once.
    expect(await found('quartz 1')).toEqual([1]);
    expect(await fallbacks()).toEqual({ [reason]: 1 });
    await engine.stop();
  });

  it('is waited for once, however many questions a text takes', async () => {
    const engine = await FaultyEngine.start();
    engine.searchAnswer = null;
    await start(engine.url);
    await add(1);
    await reaches('search', 1);
    await reaches('search-meilisearch', 1);
    // Read as a name, with the other keyboard, as initials.
    expect(await found('quarzt')).toEqual([1]);
    expect(await fallbacks()).toEqual({ slow: 1 });
    await engine.stop();
  });
});

describe('the checkpoint of the engine’s projection', () => {
  let engine: FaultyEngine;

  beforeEach(async () => {
    engine = await FaultyEngine.start();
    await start(engine.url);
  });

  afterEach(async () => {
    await tested.close();
    await engine.stop();
  });

  it('waits for the task, comes again when it failed, and moves when it succeeded', async () => {
    engine.judge = () => 'processing';
    await add(1, 2);
    await reaches('search', 2);
    await eventually(() => expect(engine.batches).toEqual([[1, 2]]));
    expect(await checkpoint('search-meilisearch')).toBe(0);
    engine.judge = () => 'failed';
    await eventually(() =>
      expect(engine.batches.slice(0, 3)).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ]),
    );
    expect(await checkpoint('search-meilisearch')).toBe(0);
    engine.judge = () => 'succeeded';
    await reaches('search-meilisearch', 2);
    expect(await tested.database.rows('select fault from read.parked_event')).toEqual([]);
  });

  it('is not held up by one document that the engine refuses: all others are written', async () => {
    const written = new Set<unknown>();
    engine.judge = (documents) => {
      if (documents.some(({ id }) => id === 6)) return 'refused';
      for (const { id } of documents) written.add(id);
      return 'succeeded';
    };
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    await add(...ids);
    await reaches('search-meilisearch', 20);
    expect([...written].sort((a, b) => Number(a) - Number(b))).toEqual(ids.filter((id) => id !== 6));
    expect(engine.batches.length).toBeLessThan(12);
    const text = await tested.metrics();
    expect(text).toMatch(/^parde_search_refused_documents_total\S* 1$/m);
  });
});
