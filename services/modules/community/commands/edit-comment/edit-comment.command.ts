import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentWords } from '../../domain/comment-place.ts';

export interface EditCommentResult {
  /** They appeared at once. */
  published: boolean;
}

/** Other words in the place of the sender's own comment, for a while; they wait for a moderator, unless their author is trusted. */
export class EditComment extends Command<EditCommentResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly commentId: number,
    /** The body as typed. */
    readonly words: CommentWords,
  ) {
    super(sender);
  }
}
