import { Global, Module } from '@nestjs/common';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { DocumentCache } from './document-cache.ts';
import { DocumentsBySlug } from './documents-by-slug.ts';
import { ListPages } from './list-pages.ts';
import { ResponseCache } from './response-cache.ts';

/** What a queries process needs to hear of changes: the feed, and the caches of documents and lists that it invalidates. */
@Global()
@Module({
  providers: [ReadModelFeed, DocumentCache, ListPages, ResponseCache, DocumentsBySlug],
  exports: [ReadModelFeed, DocumentCache, ListPages],
})
export class DocumentsModule {}
