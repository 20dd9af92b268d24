import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { startMeilisearch } from '../../../../../tests/support/meilisearch/start-meilisearch.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import { describeSearchIndex } from '../../testing/search-index.contract.ts';
import { Engine } from './engine.ts';
import { MeilisearchIndex } from './meilisearch-index.ts';
import { MeilisearchShadowIndex } from './shadow-index.ts';

const started = await startMeilisearch();

if ('skipped' in started) {
  describeSkipped('SearchIndex: Meilisearch', started.skipped);
} else {
  afterAll(() => started.stop());
  describeSearchIndex('Meilisearch', async () => {
    const engine = new Engine({ url: started.url, key: started.key, searchTimeoutMs: 20_000 });
    const options = { engine, prefix: `test-${randomBytes(4).toString('hex')}`, logger: pino({ level: 'silent' }) };
    const shadow = new MeilisearchShadowIndex(options, '-next');
    await shadow.begin();
    await shadow.swap();
    return {
      index: new MeilisearchIndex(options),
      write: (work) => work({ query: async () => [], invalidate: () => undefined, whenUndone: () => undefined }),
      close: () => engine.dropIndexes(options.prefix),
    };
  });
}
