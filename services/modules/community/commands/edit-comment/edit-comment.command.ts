import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentWords } from '../../domain/comment-place.ts';

/** Other words in the place of the sender's own comment, for a while; they wait for a moderator. */
export class EditComment extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly commentId: number,
    /** The body as typed. */
    readonly words: CommentWords,
  ) {
    super(sender);
  }
}
