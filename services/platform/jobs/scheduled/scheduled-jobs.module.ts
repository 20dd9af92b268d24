import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ScheduledJobs } from './scheduled-jobs.ts';

/** The one place that starts Nest's scheduler: each further forRoot() would run every @Cron method once more. */
@Module({ imports: [ScheduleModule.forRoot()], providers: [ScheduledJobs], exports: [ScheduledJobs] })
export class ScheduledJobsModule {}
