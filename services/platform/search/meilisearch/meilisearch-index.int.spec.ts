import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll } from 'vitest';
import { startMeilisearch } from '../../../../tests/support/meilisearch/start-meilisearch.js';
import { describeSkipped } from '../../../../tests/support/skipped-suite.js';
import { describeSearchIndex } from '../testing/search-index.contract.js';
import { Engine } from './engine.js';
import { MeilisearchBeside } from './index-beside.js';
import { MeilisearchIndex } from './meilisearch-index.js';

const started = await startMeilisearch();

if ('skipped' in started) {
  describeSkipped('SearchIndex: Meilisearch', started.skipped);
} else {
  afterAll(() => started.stop());
  describeSearchIndex('Meilisearch', async () => {
    const engine = new Engine({ url: started.url, key: started.key, searchTimeoutMs: 20_000 });
    const options = { engine, prefix: `test-${randomBytes(4).toString('hex')}`, logger: pino({ level: 'silent' }) };
    const beside = new MeilisearchBeside(options, '-next');
    await beside.begin();
    await beside.swap();
    return {
      index: new MeilisearchIndex(options),
      write: (work) => work({ query: async () => [], invalidate: () => undefined, whenUndone: () => undefined }),
      close: () => engine.dropIndexes(options.prefix),
    };
  });
}
