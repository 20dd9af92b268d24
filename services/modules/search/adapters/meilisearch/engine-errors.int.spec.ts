import pino from 'pino';
import { isPassing } from '#platform/messaging/projections/parking/passing-error.ts';
import { startOwnMeilisearch } from '../../../../../tests/support/meilisearch/start-meilisearch.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import { Card } from '../../contract/card.ts';
import type { SearchDocument } from '../../contract/search-document.ts';
import { SearchIndex } from '../../contract/search-index.port.ts';
import { title } from '../../testing/search-samples.ts';
import { FallbackSearchIndex } from '../fallback/fallback-search-index.ts';
import { Engine } from './engine.ts';
import { indexName } from './index-settings.ts';
import { MeilisearchIndex } from './meilisearch-index.ts';
import { MeilisearchShadowIndex } from './shadow-index.ts';

const started = await startOwnMeilisearch();
const transaction = { query: async () => [], invalidate: () => undefined, whenUndone: () => undefined };

const FIT = { titles: 'typed', people: 'none' } as const;

const STAND_IN = new Card(1, JSON.stringify({ name: 'from the stand-in' }));

class StandIn extends SearchIndex {
  override upsert = async () => undefined;
  override remove = async () => undefined;
  override clear = async () => undefined;
  override suggest = async () => ({
    titles: [STAND_IN],
    people: [],
    fit: FIT,
    nearest: { titles: [], people: [] },
  });
  override find = async () => [STAND_IN];
  override count = async () => ({ total: 1, facets: { genres: [], countries: [], qualities: [] } });
}

if ('skipped' in started) {
  describeSkipped('Meilisearch under errors', started.skipped);
} else {
  const server = started;
  afterAll(() => server.stop());

  describe('Meilisearch under errors', () => {
    const engine = new Engine({ url: server.url, searchTimeoutMs: 1_000 });
    let refused = 0;
    const options = { engine, prefix: 'errors', logger: pino({ level: 'silent' }), onRefused: () => void refused++ };
    const shadow = new MeilisearchShadowIndex(options, '-next');
    const index = new MeilisearchIndex(options);

    async function make(): Promise<void> {
      await shadow.begin();
      await shadow.swap();
    }

    async function found(query: string, asked: SearchIndex = index): Promise<string[]> {
      const { titles } = await asked.suggest(query, { titles: 10, people: 0 });
      return titles.map(({ text }) => (JSON.parse(text) as { name: string }).name);
    }

    beforeEach(async () => {
      server.resume();
      await server.wipe();
      await make();
      refused = 0;
    });

    it.each<[string, SearchDocument]>([
      ['an id that is none', title(1.5, ['Bad One'])],
      ['an id of no number', { ...title(1, ['Bad Two']), id: 'two words' as never }],
    ])('leaves out a document with %s, and only that', async (_what, bad) => {
      const good = Array.from({ length: 30 }, (_, at) => title(100 + at, [`Good Film ${at}`]));
      await index.upsert(good.toSpliced(17, 0, bad), transaction);
      expect(await index.count({})).toMatchObject({ total: 30 });
      expect(refused).toBe(1);
      expect(await found('bad')).toEqual([]);
    });

    it('says that it is not there as an error that passes, so that no event is parked for it', async () => {
      await server.kill();
      const error = await index.upsert([title(1, ['Dune'])], transaction).catch((reason: unknown) => reason);
      expect(isPassing(error)).toBe(true);
      expect(await engine.error()).toContain('ECONNREFUSED');
      await server.restart();
      await index.upsert([title(1, ['Dune'])], transaction);
      expect(await found('dune')).toEqual(['Dune']);
    });

    it('fills a new index beside the live one, which answers until they are exchanged', async () => {
      await index.upsert([title(1, ['Old Dune'])], transaction);
      const next = await shadow.begin();
      await next.upsert([title(2, ['New Dune'])], transaction);
      expect(await found('dune')).toEqual(['Old Dune']);
      await shadow.swap();
      expect(await found('dune')).toEqual(['New Dune']);
      expect((await engine.client.getRawIndexes()).results.map(({ uid }) => uid).sort()).toEqual([
        indexName('errors', 'people'),
        indexName('errors', 'titles'),
      ]);
    });

    it('starts a filling that was aborted from nothing, and removes it when it is given up', async () => {
      await (await shadow.begin()).upsert([title(2, ['Aborted'])], transaction);
      const again = await shadow.begin();
      expect((await again.count({})).total).toBe(0);
      await shadow.abandon();
      expect((await engine.client.getRawIndexes()).total).toBe(2);
      expect(await found('aborted')).toEqual([]);
    });

    it('tells an index that is whole from one that was lost, and from one that a write has made without settings', async () => {
      expect(await shadow.isWhole()).toBe(true);
      await server.wipe();
      expect(await shadow.isWhole()).toBe(false);
      await index.upsert([title(1, ['Dune'])], transaction);
      expect(await shadow.isWhole()).toBe(false);
      await make();
      expect(await shadow.isWhole()).toBe(true);
    });

    it('takes what people choose for values, whatever it looks like', async () => {
      await index.upsert([title(1, ['Dune'], 50, { channel: 'A "B" \\ \'C\'' })], transaction);
      for (const channel of ['" OR id > 0 OR channel = "', '\\', '\\"', "'", ']', 'x" IN ["']) {
        expect(await index.find({ channel }, { page: 1, size: 5 })).toEqual([]);
      }
      expect(await index.find({ channel: 'A "B" \\ \'C\'' }, { page: 1, size: 5 })).toHaveLength(1);
    });

    describe('behind a stand-in', () => {
      let fallbacks: string[];
      let isFresh: boolean;
      let answering: FallbackSearchIndex;

      beforeEach(() => {
        fallbacks = [];
        isFresh = true;
        answering = new FallbackSearchIndex({
          first: index,
          second: new StandIn(),
          logger: pino({ level: 'silent' }),
          isFresh: async () => isFresh,
          onFallback: (reason) => fallbacks.push(reason),
        });
      });

      it('answers as long as it can', async () => {
        await index.upsert([title(1, ['Dune'])], transaction);
        expect(await found('dune', answering)).toEqual(['Dune']);
        expect(fallbacks).toEqual([]);
      });

      it('is left alone when it cannot be reached, and asked again when it is back', async () => {
        await server.kill();
        for (let at = 0; at < 5; at++) expect(await found('dune', answering)).toEqual(['from the stand-in']);
        expect(fallbacks).toEqual(['unreachable', 'unreachable', 'unreachable', 'resting', 'resting']);
      });

      it('is not waited for for long when it hangs', async () => {
        server.pause();
        const begun = performance.now();
        expect(await answering.find({}, { page: 1, size: 5 })).toEqual([STAND_IN]);
        expect(performance.now() - begun).toBeLessThan(3_000);
        expect(fallbacks).toEqual(['slow']);
      });

      it('does not answer while it is behind, or has lost its index', async () => {
        isFresh = false;
        expect((await answering.count({})).total).toBe(1);
        isFresh = true;
        await server.wipe();
        expect((await answering.count({})).total).toBe(1);
        expect(fallbacks).toEqual(['behind', 'unreachable']);
      });
    });
  });
}
