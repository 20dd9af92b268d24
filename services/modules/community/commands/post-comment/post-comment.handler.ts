import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { commentBody } from '../../domain/comment-body.js';
import { commentPosted } from '../../events/community.events.js';
import { CommentRepository } from '../../persistence/comment.repository.js';
import { refuseUnknownPost } from '../unknown-post.js';
import type { PostCommentRequest } from './post-comment.request.js';

export class UnknownParent extends DomainError {
  constructor() {
    const message = 'The comment you answer is not there any more';
    super('unknown_parent', message, { errors: { 'comment.parent_id': [message] } });
  }
}

@Injectable()
export class PostCommentHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly comments: CommentRepository,
  ) {}

  /** The comment waits for a moderator (specification §6). @throws InvalidCommentBody, UnknownPost, UnknownParent */
  execute(comment: PostCommentRequest['comment'], { userId, username, name }: Viewer) {
    const body = commentBody(comment.body);
    const postId = comment.post_id;
    return this.transactions.run(comment, async (tx) => {
      const parentId = await this.rootOf(tx.manager, comment.parent_id ?? null, postId);
      const commentId = await this.comments
        .insert(tx.manager, { postId, userId, parentId, body })
        .catch((error) => refuseUnknownPost(error, 'comment_post_id_fkey'));
      const posted = commentPosted({ commentId, postId, userId, username, name, parentId, body });
      await tx.append(`comment-${commentId}`, 1, posted);
      return {
        status: 1 as const,
        message: 'Your comment will appear after being review by moderators',
        comment_id: commentId,
      };
    });
  }

  private async rootOf(manager: EntityManager, parentId: number | null, postId: number): Promise<number | null> {
    if (parentId === null) return null;
    const root = await this.comments.approvedRoot(manager, parentId, postId);
    if (root === null) throw new UnknownParent();
    return root;
  }
}
