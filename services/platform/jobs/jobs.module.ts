import { Global, Module } from '@nestjs/common';
import { JobRegistry } from './job.registry.ts';
import { JobQueue } from './job-queue.ts';
import { JobWorker } from './job-worker.ts';
import { CleanupRegistry } from './scheduled/cleanup.registry.ts';
import { DailyCleanup } from './scheduled/daily-cleanup.ts';
import { ScheduledJobsModule } from './scheduled/scheduled-jobs.module.ts';

/** Once per process that works: runs the jobs and the cleanups that the feature modules add to the registries. */
@Global()
@Module({
  imports: [ScheduledJobsModule],
  providers: [JobRegistry, JobQueue, JobWorker, CleanupRegistry, DailyCleanup],
  exports: [JobRegistry, CleanupRegistry],
})
export class JobsModule {}
