import { randomBytes } from 'node:crypto';
import pino from 'pino';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { startMeilisearch } from '../../../../../tests/support/meilisearch/start-meilisearch.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import type { SearchIndex } from '../../contract/search-index.port.ts';
import { describeSearchIndex, type SearchIndexUnderTest } from '../../testing/search-index.contract.ts';
import { startPostgresIndex } from '../../testing/start-postgres-index.ts';
import { FallbackSearchIndex } from '../fallback/fallback-search-index.ts';
import { Engine } from './engine.ts';
import { MeilisearchIndex } from './meilisearch-index.ts';
import { MeilisearchShadowIndex } from './shadow-index.ts';

const started = await startMeilisearch();
const logger = pino({ level: 'silent' });

/** As a site asks them; each is written by a projection of its own there. */
class BothIndexes extends FallbackSearchIndex {
  private readonly written: readonly SearchIndex[];

  constructor(first: SearchIndex, second: SearchIndex) {
    super({ first, second, logger, isFresh: async () => true, onFallback: (reason) => expect(reason).toBe('none') });
    this.written = [first, second];
  }

  override async upsert(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
    for (const index of this.written) await index.upsert(documents, transaction);
  }

  override async remove(keys: DocumentKey[], transaction: ProjectionTransaction): Promise<void> {
    for (const index of this.written) await index.remove(keys, transaction);
  }

  override async clear(transaction: ProjectionTransaction): Promise<void> {
    for (const index of this.written) await index.clear(transaction);
  }
}

if ('skipped' in started) {
  describeSkipped('SearchIndex: Meilisearch', started.skipped);
} else {
  const start = async (): Promise<SearchIndexUnderTest> => {
    const engine = new Engine({ url: started.url, key: started.key, searchTimeoutMs: 20_000 });
    const options = { engine, prefix: `test-${randomBytes(4).toString('hex')}`, logger };
    const shadow = new MeilisearchShadowIndex(options, '-next');
    await shadow.begin();
    await shadow.swap();
    return {
      index: new MeilisearchIndex(options),
      write: (work) => work({ query: async () => [], invalidate: () => undefined, whenUndone: () => undefined }),
      close: () => engine.dropIndexes(options.prefix),
    };
  };

  afterAll(() => started.stop());
  describeSearchIndex('Meilisearch', start, { whatIsRead: false });

  describeSearchIndex('Meilisearch with PostgreSQL', async () => {
    const [first, second] = [await start(), await startPostgresIndex()];
    return {
      index: new BothIndexes(first.index, second.index),
      write: second.write,
      close: async () => {
        await first.close();
        await second.close();
      },
    };
  });
}
