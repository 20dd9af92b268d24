import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { COMMENT_BY_USER } from '../../application/throttle-limits.ts';
import { commentPosted } from '../../contract/community.events.ts';
import { commentBody } from '../../domain/comment-body.ts';
import { commentPlace } from '../../domain/comment-place.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { PostComment, type PostCommentResult } from './post-comment.command.ts';
import { UnknownParent } from './post-comment.errors.ts';

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly comments: CommentRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws InvalidCommentBody, InvalidPlace, UnknownPost, UnknownParent, TooManyRequests */
  async execute({
    sender,
    postId,
    parentId,
    body: typed,
    spoiler,
    place: named,
  }: PostComment): Promise<PostCommentResult> {
    const { transaction } = this.unitOfWork;
    const { userId, username, name } = sender.actor;
    const words = { body: commentBody(typed), spoiler, place: commentPlace(named) };
    await this.throttle.consume(COMMENT_BY_USER, userId);
    const rootId = await this.rootOf(transaction.manager, parentId, postId);
    const commentId = await this.comments.insert(transaction.manager, { postId, userId, parentId: rootId, ...words });
    const posted = commentPosted({ commentId, postId, userId, username, name, parentId: rootId, ...words });
    await transaction.append(`comment-${commentId}`, 1, posted);
    return { commentId };
  }

  private async rootOf(manager: EntityManager, parentId: number | null, postId: number): Promise<number | null> {
    if (parentId === null) return null;
    const root = await this.comments.approvedRoot(manager, parentId, postId);
    if (root === null) throw new UnknownParent();
    return root;
  }
}
