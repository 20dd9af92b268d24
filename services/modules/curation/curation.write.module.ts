import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { KnownTitles } from './application/known-titles.ts';
import { OpenCollection } from './application/open-collection.ts';
import { OpenNotice } from './application/open-notice.ts';
import { AddCollectionController } from './commands/add-collection/add-collection.controller.ts';
import { AddCollectionHandler } from './commands/add-collection/add-collection.handler.ts';
import { AddNoticeController } from './commands/add-notice/add-notice.controller.ts';
import { AddNoticeHandler } from './commands/add-notice/add-notice.handler.ts';
import { RetireCollectionController } from './commands/retire-collection/retire-collection.controller.ts';
import { RetireCollectionHandler } from './commands/retire-collection/retire-collection.handler.ts';
import { RetireNoticeController } from './commands/retire-notice/retire-notice.controller.ts';
import { RetireNoticeHandler } from './commands/retire-notice/retire-notice.handler.ts';
import { ReviseCollectionController } from './commands/revise-collection/revise-collection.controller.ts';
import { ReviseCollectionHandler } from './commands/revise-collection/revise-collection.handler.ts';
import { ReviseNoticeController } from './commands/revise-notice/revise-notice.controller.ts';
import { ReviseNoticeHandler } from './commands/revise-notice/revise-notice.handler.ts';
import { SaveBoxOfficeController } from './commands/save-box-office/save-box-office.controller.ts';
import { SaveBoxOfficeHandler } from './commands/save-box-office/save-box-office.handler.ts';
import { SaveSuggestedListController } from './commands/save-suggested-list/save-suggested-list.controller.ts';
import { SaveSuggestedListHandler } from './commands/save-suggested-list/save-suggested-list.handler.ts';
import { DemoCollections } from './demo/demo-collections.ts';
import { DemoNotices } from './demo/demo-notices.ts';
import { BoxOfficeEntity } from './persistence/box-office.entity.ts';
import { BoxOfficeRepository } from './persistence/box-office.repository.ts';
import { CollectionEntity } from './persistence/collection.entity.ts';
import { CollectionRepository } from './persistence/collection.repository.ts';
import { DemoTitles } from './persistence/demo-titles.ts';
import { NoticeEntity } from './persistence/notice.entity.ts';
import { NoticeRepository } from './persistence/notice.repository.ts';
import { SuggestedListEntity } from './persistence/suggested-list.entity.ts';
import { SuggestedListRepository } from './persistence/suggested-list.repository.ts';

const handlers = [
  AddCollectionHandler,
  ReviseCollectionHandler,
  RetireCollectionHandler,
  SaveBoxOfficeHandler,
  SaveSuggestedListHandler,
  AddNoticeHandler,
  ReviseNoticeHandler,
  RetireNoticeHandler,
];

/** Needs of the catalogue which titles there are. */
@Module({
  imports: [TypeOrmModule.forFeature([CollectionEntity, BoxOfficeEntity, SuggestedListEntity, NoticeEntity])],
  controllers: [
    AddCollectionController,
    ReviseCollectionController,
    RetireCollectionController,
    SaveBoxOfficeController,
    SaveSuggestedListController,
    AddNoticeController,
    ReviseNoticeController,
    RetireNoticeController,
  ],
  providers: [
    ...handlers,
    EventHistory,
    CollectionRepository,
    BoxOfficeRepository,
    SuggestedListRepository,
    NoticeRepository,
    KnownTitles,
    OpenCollection,
    OpenNotice,
    DemoTitles,
    DemoCollections,
    DemoNotices,
  ],
  exports: [DemoCollections, DemoNotices],
})
export class CurationWriteModule {}
