import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { DismissedPairs } from './application/dismissed-pairs.ts';
import { ReviseFacts } from './application/revise-facts.ts';
import { TellAwards } from './application/tell-awards.ts';
import { CatalogueFilesModule } from './catalogue.files.module.ts';
import { CatalogueImportsModule } from './catalogue.imports.module.ts';
import { CatalogueMergesModule } from './catalogue.merges.module.ts';
import { AddPersonController } from './commands/add-person/add-person.controller.ts';
import { AddPersonHandler } from './commands/add-person/add-person.handler.ts';
import { AddTitleController } from './commands/add-title/add-title.controller.ts';
import { AddTitleHandler } from './commands/add-title/add-title.handler.ts';
import { ApplyImportController } from './commands/apply-import/apply-import.controller.ts';
import { ApplyImportHandler } from './commands/apply-import/apply-import.handler.ts';
import { BeginImportController } from './commands/begin-import/begin-import.controller.ts';
import { BeginImportHandler } from './commands/begin-import/begin-import.handler.ts';
import { CancelImportController } from './commands/cancel-import/cancel-import.controller.ts';
import { CancelImportHandler } from './commands/cancel-import/cancel-import.handler.ts';
import { DismissDuplicateController } from './commands/dismiss-duplicate/dismiss-duplicate.controller.ts';
import { DismissDuplicateHandler } from './commands/dismiss-duplicate/dismiss-duplicate.handler.ts';
import { CeremonyImport } from './commands/import-ceremonies/ceremony-import.ts';
import { ImportCeremoniesHandler } from './commands/import-ceremonies/import-ceremonies.handler.ts';
import { ImportPeopleHandler } from './commands/import-people/import-people.handler.ts';
import { PersonImport } from './commands/import-people/person-import.ts';
import { MergeGenresController } from './commands/merge-genres/merge-genres.controller.ts';
import { MergeGenresHandler } from './commands/merge-genres/merge-genres.handler.ts';
import { MergeTitlesController } from './commands/merge-titles/merge-titles.controller.ts';
import { MergeTitlesHandler } from './commands/merge-titles/merge-titles.handler.ts';
import { RestoreDuplicateController } from './commands/restore-duplicate/restore-duplicate.controller.ts';
import { RestoreDuplicateHandler } from './commands/restore-duplicate/restore-duplicate.handler.ts';
import { RestoreTitleController } from './commands/restore-title/restore-title.controller.ts';
import { RestoreTitleHandler } from './commands/restore-title/restore-title.handler.ts';
import { RevisePersonController } from './commands/revise-person/revise-person.controller.ts';
import { RevisePersonHandler } from './commands/revise-person/revise-person.handler.ts';
import { ReviseTitleController } from './commands/revise-title/revise-title.controller.ts';
import { ReviseTitleHandler } from './commands/revise-title/revise-title.handler.ts';
import { SaveAwardController } from './commands/save-award/save-award.controller.ts';
import { SaveAwardHandler } from './commands/save-award/save-award.handler.ts';
import { SaveChannelsController } from './commands/save-channels/save-channels.controller.ts';
import { SaveChannelsHandler } from './commands/save-channels/save-channels.handler.ts';
import { SaveGenresController } from './commands/save-genres/save-genres.controller.ts';
import { SaveGenresHandler } from './commands/save-genres/save-genres.handler.ts';
import { SaveSeasonController } from './commands/save-season/save-season.controller.ts';
import { SaveSeasonHandler } from './commands/save-season/save-season.handler.ts';
import { ScheduleSeriesController } from './commands/schedule-series/schedule-series.controller.ts';
import { ScheduleSeriesHandler } from './commands/schedule-series/schedule-series.handler.ts';
import { WithdrawTitleController } from './commands/withdraw-title/withdraw-title.controller.ts';
import { WithdrawTitleHandler } from './commands/withdraw-title/withdraw-title.handler.ts';
import { DemoCatalogue } from './demo/demo-catalogue.ts';
import { DemoCeremonies } from './demo/demo-ceremonies.ts';
import { DemoChannels } from './demo/demo-channels.ts';
import { CeremonyAwardEntity } from './persistence/ceremonies/ceremony-award.entity.ts';
import { CeremonyAwardRepository } from './persistence/ceremonies/ceremony-award.repository.ts';
import { NominatedTitles } from './persistence/ceremonies/nominated-titles.ts';
import { ChannelListEntity } from './persistence/channel-list.entity.ts';
import { ChannelListRepository } from './persistence/channel-list.repository.ts';
import { DismissedPairEntity } from './persistence/titles/dismissed-pair.entity.ts';
import { DismissedPairRepository } from './persistence/titles/dismissed-pair.repository.ts';

const repositories = [
  NominatedTitles,
  CeremonyAwardRepository,
  ChannelListRepository,
  DismissedPairRepository,
  ReviseFacts,
  TellAwards,
  DismissedPairs,
];
const handlers = [
  AddTitleHandler,
  ReviseTitleHandler,
  AddPersonHandler,
  RevisePersonHandler,
  ImportPeopleHandler,
  ImportCeremoniesHandler,
  BeginImportHandler,
  ApplyImportHandler,
  CancelImportHandler,
  SaveAwardHandler,
  ScheduleSeriesHandler,
  SaveChannelsHandler,
  SaveGenresHandler,
  MergeGenresHandler,
  SaveSeasonHandler,
  MergeTitlesHandler,
  DismissDuplicateHandler,
  RestoreDuplicateHandler,
  RestoreTitleHandler,
  WithdrawTitleHandler,
];

@Module({
  imports: [
    CatalogueFilesModule,
    CatalogueImportsModule,
    ClockModule,
    CatalogueMergesModule,
    TypeOrmModule.forFeature([ChannelListEntity, CeremonyAwardEntity, DismissedPairEntity]),
  ],
  controllers: [
    AddTitleController,
    ReviseTitleController,
    AddPersonController,
    RevisePersonController,
    SaveAwardController,
    ScheduleSeriesController,
    SaveChannelsController,
    SaveGenresController,
    MergeGenresController,
    SaveSeasonController,
    MergeTitlesController,
    DismissDuplicateController,
    RestoreDuplicateController,
    RestoreTitleController,
    WithdrawTitleController,
    BeginImportController,
    ApplyImportController,
    CancelImportController,
  ],
  providers: [
    ...repositories,
    ...handlers,
    EventHistory,
    PersonImport,
    CeremonyImport,
    DemoCatalogue,
    DemoCeremonies,
    DemoChannels,
  ],
  exports: [CatalogueImportsModule, DemoCatalogue, DemoCeremonies, DemoChannels],
})
export class CatalogueWriteModule {}
