import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { ReviseFacts } from './application/revise-facts.ts';
import { StoredPictures } from './application/stored-pictures.ts';
import { CatalogueFilesModule } from './catalogue.files.module.ts';
import { AddPersonController } from './commands/add-person/add-person.controller.ts';
import { AddPersonHandler } from './commands/add-person/add-person.handler.ts';
import { AddTitleController } from './commands/add-title/add-title.controller.ts';
import { AddTitleHandler } from './commands/add-title/add-title.handler.ts';
import { ImportPeopleHandler } from './commands/import-people/import-people.handler.ts';
import { PersonImport } from './commands/import-people/person-import.ts';
import { ImportTitlesHandler } from './commands/import-titles/import-titles.handler.ts';
import { ImportedPeople } from './commands/import-titles/imported-people.ts';
import { RecordPlacement } from './commands/import-titles/record-placement.ts';
import { TitleImport } from './commands/import-titles/title-import.ts';
import { RevisePersonController } from './commands/revise-person/revise-person.controller.ts';
import { RevisePersonHandler } from './commands/revise-person/revise-person.handler.ts';
import { ReviseTitleController } from './commands/revise-title/revise-title.controller.ts';
import { ReviseTitleHandler } from './commands/revise-title/revise-title.handler.ts';
import { SaveAwardController } from './commands/save-award/save-award.controller.ts';
import { SaveAwardHandler } from './commands/save-award/save-award.handler.ts';
import { SaveChannelsController } from './commands/save-channels/save-channels.controller.ts';
import { SaveChannelsHandler } from './commands/save-channels/save-channels.handler.ts';
import { SaveSeasonController } from './commands/save-season/save-season.controller.ts';
import { SaveSeasonHandler } from './commands/save-season/save-season.handler.ts';
import { ScheduleSeriesController } from './commands/schedule-series/schedule-series.controller.ts';
import { ScheduleSeriesHandler } from './commands/schedule-series/schedule-series.handler.ts';
import { DemoCatalogue } from './demo/demo-catalogue.ts';
import { DemoChannels } from './demo/demo-channels.ts';
import { ChannelListEntity } from './persistence/channel-list.entity.ts';
import { ChannelListRepository } from './persistence/channel-list.repository.ts';
import { ImportJournalEntity } from './persistence/import-journal.entity.ts';
import { ImportJournalRepository } from './persistence/import-journal.repository.ts';
import { NominatedTitles } from './persistence/nominated-titles.ts';
import { PersonEntity } from './persistence/person.entity.ts';
import { PersonRepository } from './persistence/person.repository.ts';
import { TitleSourceEntity } from './persistence/title-source.entity.ts';
import { TitleSourceRepository } from './persistence/title-source.repository.ts';

const repositories = [
  TitleSourceRepository,
  PersonRepository,
  ImportJournalRepository,
  NominatedTitles,
  ChannelListRepository,
  ReviseFacts,
];
const handlers = [
  AddTitleHandler,
  ReviseTitleHandler,
  AddPersonHandler,
  RevisePersonHandler,
  ImportTitlesHandler,
  ImportPeopleHandler,
  SaveAwardHandler,
  ScheduleSeriesHandler,
  SaveChannelsHandler,
  SaveSeasonHandler,
];

@Module({
  imports: [
    CatalogueFilesModule,
    ClockModule,
    TypeOrmModule.forFeature([TitleSourceEntity, PersonEntity, ImportJournalEntity, ChannelListEntity]),
  ],
  controllers: [
    AddTitleController,
    ReviseTitleController,
    AddPersonController,
    RevisePersonController,
    SaveAwardController,
    ScheduleSeriesController,
    SaveChannelsController,
    SaveSeasonController,
  ],
  providers: [
    ...repositories,
    ...handlers,
    RecordPlacement,
    ImportedPeople,
    TitleImport,
    PersonImport,
    DemoCatalogue,
    DemoChannels,
    StoredPictures,
  ],
  exports: [TitleImport, DemoCatalogue, DemoChannels],
})
export class CatalogueWriteModule {}
