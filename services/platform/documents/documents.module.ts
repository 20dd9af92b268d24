import { Global, Module } from '@nestjs/common';
import { ReadModelFeed } from '../messaging/feed/read-model-feed.js';
import { DocumentCache } from './document-cache.js';

/** What a queries process needs to hear of changes: the feed, and the document cache that it keeps true. */
@Global()
@Module({ providers: [ReadModelFeed, DocumentCache], exports: [ReadModelFeed, DocumentCache] })
export class DocumentsModule {}
