import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { MemberLists } from './application/member-lists.ts';
import { MergedTitleEntries } from './application/merged-title-entries.ts';
import { FollowPersonController } from './commands/follow-person/follow-person.controller.ts';
import { FollowPersonHandler } from './commands/follow-person/follow-person.handler.ts';
import { FollowSeriesController } from './commands/follow-series/follow-series.controller.ts';
import { FollowSeriesHandler } from './commands/follow-series/follow-series.handler.ts';
import { KeepForLaterController } from './commands/keep-for-later/keep-for-later.controller.ts';
import { KeepForLaterHandler } from './commands/keep-for-later/keep-for-later.handler.ts';
import { RemoveKeptController } from './commands/remove-kept/remove-kept.controller.ts';
import { RemoveKeptHandler } from './commands/remove-kept/remove-kept.handler.ts';
import { UnfollowController } from './commands/unfollow/unfollow.controller.ts';
import { UnfollowHandler } from './commands/unfollow/unfollow.handler.ts';
import { ListEntryEntity } from './persistence/list-entry.entity.ts';
import { ListEntryRepository } from './persistence/list-entry.repository.ts';

declarePersonalRows('write.list_entry', 'user_id');

/** Needs throttling, and of the catalogue which titles there are. */
@Module({
  imports: [TypeOrmModule.forFeature([ListEntryEntity])],
  controllers: [
    KeepForLaterController,
    RemoveKeptController,
    FollowPersonController,
    FollowSeriesController,
    UnfollowController,
  ],
  providers: [
    ListEntryRepository,
    MemberLists,
    MergedTitleEntries,
    KeepForLaterHandler,
    RemoveKeptHandler,
    FollowPersonHandler,
    FollowSeriesHandler,
    UnfollowHandler,
  ],
})
export class LibraryWriteModule {}
