import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { RecommendationBuilds } from './jobs/recommendation-builds.ts';

const POLL_INTERVAL_MS = 60_000;

/** Beside the projections, whose rows it works on: the workers have no read database. */
@Module({ imports: [ScheduledJobsModule], providers: [RecommendationBuilds], exports: [RecommendationBuilds] })
export class RecommendationsJobsModule {
  constructor(jobs: ScheduledJobs, builds: RecommendationBuilds) {
    jobs.add('recommendations', POLL_INTERVAL_MS, () => builds.buildWhenDue());
  }
}
