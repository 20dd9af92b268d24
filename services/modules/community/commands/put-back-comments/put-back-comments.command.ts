import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentDecisionsResult, SeenComment } from '../../application/comment-decisions.schema.ts';

/** Takes decisions back: the comments wait again, as if nobody had decided. */
export class PutBackComments extends Command<CommentDecisionsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly comments: readonly SeenComment[],
  ) {
    super(sender);
  }
}
