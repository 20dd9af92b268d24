import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ReportReason } from '../../contract/comment-reports.events.ts';

/** A member says that a comment should not stand there. */
export class ReportComment extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly commentId: number,
    readonly reason: ReportReason,
    /** As typed. */
    readonly note: string | null,
  ) {
    super(sender);
  }
}
