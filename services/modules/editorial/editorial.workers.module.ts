import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { PublishDuePiecesHandler } from './commands/publish-due-pieces/publish-due-pieces.handler.ts';
import { EditorialCoreModule } from './editorial.core.module.ts';
import { DuePieces } from './jobs/due-pieces.ts';

const LOOK_EVERY_MS = 30_000;

@Module({
  imports: [ScheduledJobsModule, EditorialCoreModule],
  providers: [PublishDuePiecesHandler, DuePieces],
  exports: [DuePieces],
})
export class EditorialWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, due: DuePieces) {
    scheduledJobs.add('publish due pieces', LOOK_EVERY_MS, () => due.publish());
  }
}
