import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled-jobs.ts';
import { RecordFindingHandler } from './commands/record-finding/record-finding.handler.ts';
import { TakeRobotTurnHandler } from './commands/take-robot-turn/take-robot-turn.handler.ts';
import { LinkRobot } from './jobs/link-robot.ts';
import { SupportCoreModule } from './support.core.module.ts';

const LOOK_EVERY_MS = 60_000;
const SUM_EVERY_MS = 300_000;

/** Needs a storage, and of the catalogue which files there are. */
@Module({
  imports: [ScheduledJobsModule, SupportCoreModule],
  providers: [TakeRobotTurnHandler, RecordFindingHandler, LinkRobot],
  exports: [LinkRobot],
})
export class SupportWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, robot: LinkRobot) {
    scheduledJobs.add('link robot looks', LOOK_EVERY_MS, () => robot.look());
    scheduledJobs.add('link robot sums', SUM_EVERY_MS, () => robot.sum());
  }
}
