import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentDecisionsResult, SeenComment } from '../../application/comment-decisions.schema.ts';
import type { CommentRefusal } from '../../contract/community.events.ts';

export class RefuseComments extends Command<CommentDecisionsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly comments: readonly SeenComment[],
    /** The author is told both. */
    readonly reason: string | null,
    readonly refusal: CommentRefusal | null,
  ) {
    super(sender);
  }
}
