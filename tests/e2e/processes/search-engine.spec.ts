import { getDataSourceToken } from '@nestjs/typeorm';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { SearchEngineModule } from '#apps/composition/bindings/search-engine.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { indexName } from '#modules/search/adapters/meilisearch/index-settings.ts';
import { SearchProjectorModule } from '#modules/search/search.projector.module.ts';
import { SearchReadModule } from '#modules/search/search.read.module.ts';
import { STREAMS, titleFacts } from '#modules/search/testing/sample-events.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { PositionWaiter } from '#platform/messaging/outbox/relay/position-waiter.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild } from '#platform/messaging/rebuild/rebuild.ts';
import { appendEvents } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueCardsReadModule } from '../../../services/modules/catalogue/catalogue.cards-read.module.ts';
import { startOwnMeilisearch } from '../../support/meilisearch/start-meilisearch.ts';
import { describeSkipped } from '../../support/skipped-suite.ts';

const SUITE = 'search with Meilisearch and PostgreSQL standing by';
const started = await startOwnMeilisearch();

if ('skipped' in started) {
  describeSkipped(SUITE, started.skipped);
} else {
  const server = started;

  describe(SUITE, () => {
    let tested: TestApp;
    let streams = 0;

    beforeAll(async () => {
      await server.kill();
      const environment = { SEARCH_ENGINE: 'meilisearch', MEILISEARCH_URL: server.url, LOG_LEVEL: 'silent' };
      tested = await startTestApp({
        modules: [SearchEngineModule, CatalogueCardsReadModule, SearchReadModule, SearchProjectorModule],
        environment,
      });
    });

    afterAll(async () => {
      await tested.close();
      await server.stop();
    });

    async function record(events: NewEvent[][]): Promise<void> {
      const dataSource = tested.app.get<DataSource>(getDataSourceToken());
      await dataSource.transaction((manager) =>
        appendEvents(
          manager,
          events.map((stream) => ({ stream: `stream-${++streams}`, firstVersion: 1, events: stream })),
        ),
      );
      tested.app.get(PositionWaiter).wakeRelay();
    }

    async function found(query: string): Promise<number[]> {
      const { status, body } = await tested.post('/api/search', { query });
      expect(status).toBe(200);
      return body.posts.map((post: { id: number }) => post.id);
    }

    /** By reason. */
    async function fallbackCounts(): Promise<Record<string, number>> {
      const text = await tested.metrics();
      const lines = text.matchAll(/^parde_search_fallbacks_total\{[^}]*reason="(\w+)"[^}]*\} (\d+)$/gm);
      return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
    }

    async function fallbacks(): Promise<number> {
      return Object.values(await fallbackCounts()).reduce((sum, count) => sum + count, 0);
    }

    const documentOf = (id: number) => `${server.url}/indexes/${indexName('parde', 'titles')}/documents/${id}`;
    /** What it does not have, PostgreSQL finds, and nothing counts that. */
    const engineHas = async (id: number) => (await fetch(documentOf(id))).ok;

    /** Answers without the help of PostgreSQL. */
    async function engineFinds(query: string, ids: number[]): Promise<void> {
      await eventually(async () => {
        const before = await fallbacks();
        for (const id of ids) expect(await engineHas(id)).toBe(true);
        expect(await found(query)).toEqual(ids);
        expect(await fallbacks()).toBe(before);
      }, 30_000);
    }

    it('starts without the engine: answers from PostgreSQL, counts that, and is ready with a note', async () => {
      await record(STREAMS);
      await eventually(async () => expect(await found('leila')).toEqual([1]));
      expect(await fallbacks()).toBeGreaterThan(0);
      const { status, body } = await tested.get('/health/ready');
      expect([status, body.status]).toEqual([200, 'ok']);
      expect(body.checks.meilisearch).toMatch(/^ok, .*ECONNREFUSED/);
    });

    it('makes and fills the index when the engine comes, and answers from it', async () => {
      await server.restart();
      await engineFinds('leyla', [1]);
      await engineFinds('lelia', [1]);
      await eventually(async () => expect((await tested.get('/health/ready')).body.checks.meilisearch).toBe('ok'));
    });

    it('follows the catalogue', async () => {
      await record([[titleAdded(titleFacts(3, { fa: null, en: 'Zanzibar' }))]]);
      await engineFinds('zanzibar', [3]);
    });

    it('loses no event to an engine that is away, and parks none', async () => {
      await server.kill();
      await record([[titleAdded(titleFacts(4, { fa: null, en: 'Quartz' }))]]);
      await eventually(async () => expect(await found('quartz')).toEqual([4]));
      await server.restart();
      await engineFinds('quartz', [4]);
      expect(await tested.database.rows('select fault from read.parked_event')).toEqual([]);
    });

    it('is rebuilt beside the live index, which answers meanwhile', async () => {
      const gone = await fetch(documentOf(3), { method: 'DELETE' });
      expect(gone.status).toBe(202);
      await eventually(async () => expect(await engineHas(3)).toBe(false));
      expect(await found('zanzibar')).toEqual([3]);
      const projection = tested.app
        .get(ProjectionRegistry)
        .projections.find(({ name }) => name === 'search-meilisearch');
      const options = { database: tested.database, writeDatabaseUrl: tested.url, mode: 'swap' as const };
      const rebuilding = new Rebuild(projection!, { ...options, logger: pino({ level: 'silent' }) }).run();
      let isDone = false;
      void rebuilding.finally(() => {
        isDone = true;
      });
      const before = await fallbackCounts();
      while (!isDone) expect(await found('leila')).toEqual([1]);
      expect((await rebuilding).parked).toBe(0);
      const after = await fallbackCounts();
      // Searches that are slow, as on a busy machine, say nothing about the index.
      for (const reason of ['unreachable', 'behind', 'error']) expect(after[reason]).toBe(before[reason]);
      await engineFinds('zanzibar', [3]);
    });

    it('fills the index anew when the engine has lost everything', async () => {
      await server.wipe();
      expect(await found('quartz')).toEqual([4]);
      await engineFinds('zanzibar', [3]);
      await engineFinds('leila', [1]);
    }, 60_000);
  });
}
