import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { GetMarksController } from './queries/get-marks/get-marks.controller.ts';
import { GetMarksHandler } from './queries/get-marks/get-marks.handler.ts';
import { ListEntryReader } from './queries/list-entry.reader.ts';
import { ListFollowingsController } from './queries/list-followings/list-followings.controller.ts';
import { ListFollowingsHandler } from './queries/list-followings/list-followings.handler.ts';
import { ListKeptController } from './queries/list-kept/list-kept.controller.ts';
import { ListKeptHandler } from './queries/list-kept/list-kept.handler.ts';
import { ListMemberTitlesController } from './queries/list-member-titles/list-member-titles.controller.ts';
import { ListMemberTitlesHandler } from './queries/list-member-titles/list-member-titles.handler.ts';

/** Needs the cards of titles and people, what members have rated and seen, and what they show of themselves. */
@Module({
  imports: [PersonalDataModule],
  controllers: [ListKeptController, ListFollowingsController, GetMarksController, ListMemberTitlesController],
  providers: [ListEntryReader, ListKeptHandler, ListFollowingsHandler, GetMarksHandler, ListMemberTitlesHandler],
})
export class LibraryReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql = 'select kind, target_id, added_at from read.list_entry where user_id = $1 order by id';
    personalData.add({ name: 'lists', sql });
  }
}
