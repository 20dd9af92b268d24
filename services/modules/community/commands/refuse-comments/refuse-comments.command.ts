import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentDecisionsResult, SeenComment } from '../../application/comment-decisions.schema.ts';

export class RefuseComments extends Command<CommentDecisionsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly comments: readonly SeenComment[],
    /** For the other moderators; the author does not see it. */
    readonly reason: string | null,
  ) {
    super(sender);
  }
}
