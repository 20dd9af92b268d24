import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';

/** It walks through all files. */
const UNFINISHED_INTERVAL_MS = 12 * HOUR_MS;

/** For workers. Needs StorageModule. */
@Module({ imports: [ScheduledJobsModule] })
export class StorageUpkeepModule {
  constructor(scheduledJobs: ScheduledJobs, storage: StoragePort) {
    scheduledJobs.add('unfinished files', UNFINISHED_INTERVAL_MS, () => storage.removeUnfinished());
  }
}
