import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { FulfilRequestsHandler } from './commands/fulfil-requests/fulfil-requests.handler.ts';
import { RequestFulfilment } from './jobs/request-fulfilment.ts';
import { RequestsCoreModule } from './requests.core.module.ts';

const LOOK_EVERY_MS = 30_000;

/** Needs of the catalogue which titles there are. */
@Module({
  imports: [ScheduledJobsModule, RequestsCoreModule],
  providers: [FulfilRequestsHandler, RequestFulfilment],
  exports: [RequestFulfilment],
})
export class RequestsWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, fulfilment: RequestFulfilment) {
    scheduledJobs.add('fulfil requests', LOOK_EVERY_MS, () => fulfilment.look());
  }
}
