import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CommentPlace } from '../../domain/comment-place.ts';
import type { NamedSubject } from '../../domain/comment-subject.ts';

export interface PostCommentResult {
  commentId: number;
  /** It appeared at once. */
  published: boolean;
}

/** A comment on a title or a news post, or an answer to an approved comment on it; it waits for a moderator (specification §6), unless its author is trusted. */
export class PostComment extends Command<PostCommentResult> {
  static override readonly opensLate = true;

  constructor(
    override readonly sender: MemberSender,
    readonly subject: NamedSubject,
    readonly parentId: number | null,
    /** As typed. */
    readonly body: string,
    readonly spoiler: boolean,
    readonly place: CommentPlace | null,
  ) {
    super(sender);
  }
}
