import { Global, Module } from '@nestjs/common';
import { ReadModelFeed } from '../messaging/feed/read-model-feed.js';
import { DocumentCache } from './document-cache.js';
import { KeptAnswers } from './kept-answers.js';
import { ListPages } from './list-pages.js';

/** What a queries process needs to hear of changes: the feed, and the caches of documents and lists that it keeps true. */
@Global()
@Module({
  providers: [ReadModelFeed, DocumentCache, ListPages, KeptAnswers],
  exports: [ReadModelFeed, DocumentCache, ListPages],
})
export class DocumentsModule {}
