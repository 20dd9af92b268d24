import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { ClaimRebuildHandler } from './commands/claim-rebuild/claim-rebuild.handler.ts';
import { EndRebuildHandler } from './commands/end-rebuild/end-rebuild.handler.ts';
import { PutBackRebuildHandler } from './commands/put-back-rebuild/put-back-rebuild.handler.ts';
import { ReportRebuildHandler } from './commands/report-rebuild/report-rebuild.handler.ts';
import { ConsoleRebuildsModule } from './console.rebuilds.module.ts';
import { RebuildRunner } from './jobs/rebuild-runner.ts';

const POLL_INTERVAL_MS = 1_000;

/** Does the rebuilds that the staff has asked for. Needs the ProjectionRegistry and the read database. */
@Module({
  imports: [ScheduledJobsModule, ConsoleRebuildsModule],
  providers: [ClaimRebuildHandler, ReportRebuildHandler, EndRebuildHandler, PutBackRebuildHandler, RebuildRunner],
  exports: [RebuildRunner],
})
export class ConsoleWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, runner: RebuildRunner) {
    scheduledJobs.add('rebuilds of read models', POLL_INTERVAL_MS, () => runner.beginNext());
  }
}
