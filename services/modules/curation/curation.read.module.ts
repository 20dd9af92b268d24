import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { SitemapModule } from '#platform/sitemap/sitemap.module.ts';
import { SitemapRegistry } from '#platform/sitemap/sitemap.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { CollectionReader } from './queries/collection.reader.ts';
import { DeskReader } from './queries/desk.reader.ts';
import { GetBoxOfficeController } from './queries/get-box-office/get-box-office.controller.ts';
import { GetBoxOfficeHandler } from './queries/get-box-office/get-box-office.handler.ts';
import { GetCollectionController } from './queries/get-collection/get-collection.controller.ts';
import { GetCollectionHandler } from './queries/get-collection/get-collection.handler.ts';
import { GetConsoleBoxOfficeController } from './queries/get-console-box-office/get-console-box-office.controller.ts';
import { GetConsoleBoxOfficeHandler } from './queries/get-console-box-office/get-console-box-office.handler.ts';
import { GetConsoleCollectionController } from './queries/get-console-collection/get-console-collection.controller.ts';
import { GetConsoleCollectionHandler } from './queries/get-console-collection/get-console-collection.handler.ts';
import { GetConsoleNoticeController } from './queries/get-console-notice/get-console-notice.controller.ts';
import { GetConsoleNoticeHandler } from './queries/get-console-notice/get-console-notice.handler.ts';
import { ListCollectionsController } from './queries/list-collections/list-collections.controller.ts';
import { ListCollectionsHandler } from './queries/list-collections/list-collections.handler.ts';
import { ListConsoleCollectionsController } from './queries/list-console-collections/list-console-collections.controller.ts';
import { ListConsoleCollectionsHandler } from './queries/list-console-collections/list-console-collections.handler.ts';
import { ListConsoleNoticesController } from './queries/list-console-notices/list-console-notices.controller.ts';
import { ListConsoleNoticesHandler } from './queries/list-console-notices/list-console-notices.handler.ts';
import { ListNoticesController } from './queries/list-notices/list-notices.controller.ts';
import { ListNoticesHandler } from './queries/list-notices/list-notices.handler.ts';

/** Needs the cards of titles. */
@Module({
  imports: [ClockModule, SitemapModule, SubjectNamesModule],
  controllers: [
    ListCollectionsController,
    GetCollectionController,
    GetBoxOfficeController,
    ListNoticesController,
    ListConsoleCollectionsController,
    GetConsoleCollectionController,
    GetConsoleBoxOfficeController,
    ListConsoleNoticesController,
    GetConsoleNoticeController,
  ],
  providers: [
    CollectionReader,
    DeskReader,
    ListCollectionsHandler,
    GetCollectionHandler,
    GetBoxOfficeHandler,
    ListNoticesHandler,
    ListConsoleCollectionsHandler,
    GetConsoleCollectionHandler,
    GetConsoleBoxOfficeHandler,
    ListConsoleNoticesHandler,
    GetConsoleNoticeHandler,
  ],
})
export class CurationReadModule {
  constructor(sitemap: SitemapRegistry, names: SubjectNamesRegistry) {
    const sql = `select '/collections/' || slug as path, null::timestamptz as changed_at from read.collection order by id`;
    sitemap.add({ name: 'collections', sql });
    names.add(
      { resource: 'collections', sql: 'select id, name from read.collection_desk where id = any($1::int[])' },
      { resource: 'notices', sql: 'select id, text as name from read.notice where id = any($1::int[])' },
    );
  }
}
