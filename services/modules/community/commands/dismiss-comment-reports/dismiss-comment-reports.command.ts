import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentDecisionsResult, SeenComment } from '../../application/comment-decisions.schema.ts';

/** A moderator has read what is said against comments: they stay. */
export class DismissCommentReports extends Command<CommentDecisionsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly comments: readonly SeenComment[],
  ) {
    super(sender);
  }
}
