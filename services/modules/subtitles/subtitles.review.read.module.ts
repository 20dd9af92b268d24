import { Module } from '@nestjs/common';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { ThreadedDoctor } from './adapters/doctor/threaded-doctor.ts';
import { SubtitleDoctor } from './contract/subtitle-doctor.port.ts';
import { GetConsoleSubtitleController } from './queries/get-console-subtitle/get-console-subtitle.controller.ts';
import { GetConsoleSubtitleHandler } from './queries/get-console-subtitle/get-console-subtitle.handler.ts';
import { ConsoleSubtitleReader } from './queries/list-console-subtitles/console-subtitle.reader.ts';
import { ListConsoleSubtitlesController } from './queries/list-console-subtitles/list-console-subtitles.controller.ts';
import { ListConsoleSubtitlesHandler } from './queries/list-console-subtitles/list-console-subtitles.handler.ts';
import { subtitleNames } from './queries/list-console-subtitles/subtitle-names.ts';
import { subtitleItems, WAITING_SUBTITLES } from './queries/list-console-subtitles/waiting-subtitles.ts';

/** The moderators' queue. Needs StorageModule and the catalogue's ReleaseFileCards. */
@Module({
  imports: [PersonalDataModule, SubjectNamesModule, WaitingWorkModule],
  controllers: [ListConsoleSubtitlesController, GetConsoleSubtitleController],
  providers: [
    { provide: SubtitleDoctor, useClass: ThreadedDoctor },
    ConsoleSubtitleReader,
    ListConsoleSubtitlesHandler,
    GetConsoleSubtitleHandler,
  ],
})
export class SubtitlesReviewReadModule {
  constructor(
    personalData: PersonalDataRegistry,
    waiting: WaitingWorkRegistry,
    database: ReadDatabase,
    files: ReleaseFileCards,
    names: SubjectNamesRegistry,
  ) {
    const sql = `
      select id, file_id, language, label, state, created_at from read.submitted_subtitle where user_id = $1 order by id`;
    personalData.add({ name: 'subtitles', sql });
    waiting.add(WAITING_SUBTITLES);
    waiting.addItems(subtitleItems(database, files));
    names.add(...subtitleNames(database, files));
  }
}
