import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { CatalogueImportsModule } from './catalogue.imports.module.ts';
import { ClaimImportHandler } from './commands/claim-import/claim-import.handler.ts';
import { EndImportHandler } from './commands/end-import/end-import.handler.ts';
import { ForgetImportFilesHandler } from './commands/forget-import-files/forget-import-files.handler.ts';
import { PutBackImportHandler } from './commands/put-back-import/put-back-import.handler.ts';
import { ReportImportHandler } from './commands/report-import/report-import.handler.ts';
import { RetagTitlesHandler } from './commands/retag-titles/retag-titles.handler.ts';
import { ImportRunner } from './jobs/import-runner.ts';
import { MergedGenres } from './jobs/merged-genres.ts';
import { SpentImportFiles } from './jobs/spent-import-files.ts';

const POLL_INTERVAL_MS = 2_000;
const SPENT_FILES_INTERVAL_MS = 10 * MINUTE_MS;

/** Does the imports that the staff has asked for, and what is left of its changes of genres. Needs StorageModule. */
@Module({
  imports: [ScheduledJobsModule, CatalogueImportsModule],
  providers: [
    ClaimImportHandler,
    ReportImportHandler,
    EndImportHandler,
    PutBackImportHandler,
    ForgetImportFilesHandler,
    RetagTitlesHandler,
    ImportRunner,
    SpentImportFiles,
    MergedGenres,
  ],
  exports: [ImportRunner, SpentImportFiles, MergedGenres],
})
export class CatalogueWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, runner: ImportRunner, files: SpentImportFiles, genres: MergedGenres) {
    scheduledJobs.add('imports of titles', POLL_INTERVAL_MS, () => runner.beginNext());
    scheduledJobs.add('titles of merged genres', POLL_INTERVAL_MS, () => genres.followUp());
    scheduledJobs.add('files of imports', SPENT_FILES_INTERVAL_MS, () => files.remove());
  }
}
