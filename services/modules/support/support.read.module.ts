import { Module } from '@nestjs/common';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { GetConsoleContactController } from './queries/get-console-contact/get-console-contact.controller.ts';
import { GetConsoleContactHandler } from './queries/get-console-contact/get-console-contact.handler.ts';
import { GetConsoleFileReportController } from './queries/get-console-file-report/get-console-file-report.controller.ts';
import { GetConsoleFileReportHandler } from './queries/get-console-file-report/get-console-file-report.handler.ts';
import { GetReportedFileController } from './queries/get-reported-file/get-reported-file.controller.ts';
import { GetReportedFileHandler } from './queries/get-reported-file/get-reported-file.handler.ts';
import { ConsoleContactReader } from './queries/list-console-contacts/console-contact.reader.ts';
import { ListConsoleContactsController } from './queries/list-console-contacts/list-console-contacts.controller.ts';
import { ListConsoleContactsHandler } from './queries/list-console-contacts/list-console-contacts.handler.ts';
import { CONTACT_ITEMS, WAITING_CONTACTS } from './queries/list-console-contacts/waiting-contacts.ts';
import { ConsoleFileReportReader } from './queries/list-console-file-reports/console-file-report.reader.ts';
import { ListConsoleFileReportsController } from './queries/list-console-file-reports/list-console-file-reports.controller.ts';
import { ListConsoleFileReportsHandler } from './queries/list-console-file-reports/list-console-file-reports.handler.ts';
import { fileReportItems, WAITING_FILE_REPORTS } from './queries/list-console-file-reports/waiting-file-reports.ts';

/** Needs of the catalogue what names a file. */
@Module({
  imports: [PersonalDataModule, WaitingWorkModule, SubjectNamesModule],
  controllers: [
    GetReportedFileController,
    ListConsoleFileReportsController,
    GetConsoleFileReportController,
    ListConsoleContactsController,
    GetConsoleContactController,
  ],
  providers: [
    GetReportedFileHandler,
    ConsoleFileReportReader,
    ListConsoleFileReportsHandler,
    GetConsoleFileReportHandler,
    ConsoleContactReader,
    ListConsoleContactsHandler,
    GetConsoleContactHandler,
  ],
})
export class SupportReadModule {
  constructor(
    personalData: PersonalDataRegistry,
    waitingWork: WaitingWorkRegistry,
    database: ReadDatabase,
    files: ReleaseFileCards,
    names: SubjectNamesRegistry,
  ) {
    const sql = 'select file_id, reason, note, reported_at from read.file_report where user_id = $1 order by id';
    const letters = `select t.subject, m.by_staff, m.body, m.at from read.contact_thread t
      join read.contact_message m on m.thread_id = t.id where t.user_id = $1 order by t.id, m.version`;
    personalData.add({ name: 'file_reports', sql }, { name: 'letters', sql: letters });
    waitingWork.add(WAITING_FILE_REPORTS, WAITING_CONTACTS);
    waitingWork.addItems(fileReportItems(database, files), CONTACT_ITEMS);
    names.add(
      {
        resource: 'contacts',
        sql: `select id, json_build_object('fa', null, 'en', subject) as name from read.contact_thread
          where id = any($1::int[])`,
      },
      {
        resource: 'file-cases',
        find: async (ids) => new Map([...(await files.of(ids))].map(([id, { name }]) => [id, name])),
      },
    );
  }
}
