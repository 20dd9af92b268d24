import type { CommandBus } from '@nestjs/cqrs';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { ISSUE_RECOVERY, issueRecoveryPayload } from '../application/account-jobs.ts';
import { IssueRecovery } from '../commands/issue-recovery/issue-recovery.command.ts';

export function issueRecovery(commands: CommandBus): Job {
  return defineJob(ISSUE_RECOVERY, issueRecoveryPayload, ({ requestId, emailFolded }) =>
    commands.execute(new IssueRecovery(systemSender('issue recovery'), requestId, emailFolded)),
  );
}
