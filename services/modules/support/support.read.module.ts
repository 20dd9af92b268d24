import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { GetConsoleFileReportController } from './queries/get-console-file-report/get-console-file-report.controller.ts';
import { GetConsoleFileReportHandler } from './queries/get-console-file-report/get-console-file-report.handler.ts';
import { GetReportedFileController } from './queries/get-reported-file/get-reported-file.controller.ts';
import { GetReportedFileHandler } from './queries/get-reported-file/get-reported-file.handler.ts';
import { ConsoleFileReportReader } from './queries/list-console-file-reports/console-file-report.reader.ts';
import { ListConsoleFileReportsController } from './queries/list-console-file-reports/list-console-file-reports.controller.ts';
import { ListConsoleFileReportsHandler } from './queries/list-console-file-reports/list-console-file-reports.handler.ts';
import { WAITING_FILE_REPORTS } from './queries/list-console-file-reports/waiting-file-reports.ts';

/** Needs of the catalogue what names a file. */
@Module({
  imports: [PersonalDataModule, WaitingWorkModule],
  controllers: [GetReportedFileController, ListConsoleFileReportsController, GetConsoleFileReportController],
  providers: [
    GetReportedFileHandler,
    ConsoleFileReportReader,
    ListConsoleFileReportsHandler,
    GetConsoleFileReportHandler,
  ],
})
export class SupportReadModule {
  constructor(personalData: PersonalDataRegistry, waitingWork: WaitingWorkRegistry) {
    const sql = 'select file_id, reason, note, reported_at from read.file_report where user_id = $1 order by id';
    personalData.add({ name: 'file reports', sql });
    waitingWork.add(WAITING_FILE_REPORTS);
  }
}
