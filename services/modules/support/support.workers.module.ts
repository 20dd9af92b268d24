import { Module } from '@nestjs/common';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { CaseFindings } from './application/case-findings.ts';
import { EndRetiredFaultsHandler } from './commands/end-retired-faults/end-retired-faults.handler.ts';
import { RecordFindingHandler } from './commands/record-finding/record-finding.handler.ts';
import { TakeRobotTurnHandler } from './commands/take-robot-turn/take-robot-turn.handler.ts';
import { mailContactAnswer } from './jobs/contact-mail.ts';
import { LinkRobot } from './jobs/link-robot.ts';
import { SupportCoreModule } from './support.core.module.ts';

const LOOK_EVERY_MS = 60_000;
const SUM_EVERY_MS = 300_000;

/** Needs JobsModule, a storage, a MailPort, and of the catalogue which files there are. */
@Module({
  imports: [ScheduledJobsModule, SupportCoreModule],
  providers: [TakeRobotTurnHandler, RecordFindingHandler, EndRetiredFaultsHandler, CaseFindings, LinkRobot],
  exports: [LinkRobot],
})
export class SupportWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, robot: LinkRobot, jobs: JobRegistry, mail: MailPort) {
    jobs.add(mailContactAnswer(mail));
    scheduledJobs.add('link robot looks', LOOK_EVERY_MS, () => robot.look());
    scheduledJobs.add('link robot sums', SUM_EVERY_MS, () => robot.sum());
  }
}
