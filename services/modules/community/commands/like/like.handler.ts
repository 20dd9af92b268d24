import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { LIKE_BY_USER } from '../../application/throttle-limits.ts';
import { type LikedEntity, likeChanged } from '../../contract/likes.events.ts';
import { type NamedSubject, toldSubject } from '../../domain/comment-subject.ts';
import { OwnComment, UnknownComment, UnknownNewsPost, UnknownReview } from '../../domain/community-errors.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { LikeRepository } from '../../persistence/like.repository.ts';
import { Like } from './like.command.ts';

@CommandHandler(Like)
export class LikeHandler implements ICommandHandler<Like> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly likes: LikeRepository,
    private readonly comments: CommentRepository,
    private readonly pieces: PublishedPieces,
    private readonly throttle: Throttle,
  ) {}

  /** What is as wished already stays so, without an event. @throws UnknownPost @throws UnknownNewsPost @throws UnknownReview @throws UnknownComment @throws OwnComment @throws TooManyRequests */
  async execute({ sender, entity, entityId, value }: Like): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(LIKE_BY_USER, userId);
    const page = await this.pageOf(entity, entityId, userId);
    const saved = await this.likes.save(transaction.manager, { userId, entity, entityId, value });
    if (!saved) return;
    const { likeId, version } = saved;
    await transaction.append(
      `like-${likeId}`,
      version,
      likeChanged({ likeId, userId, entity, entityId, ...toldSubject(page), value }),
    );
  }

  /** Where the thing stands; whether a title is there is settled when the opinion is saved. */
  private async pageOf(entity: LikedEntity, id: number, userId: number): Promise<NamedSubject> {
    const { manager } = this.unitOfWork.transaction;
    if (entity === 'post') return { postId: id };
    if (entity === 'comment') return this.commented(id, userId);
    const piece = await this.pieces.find(manager, entity, id);
    if (!piece) throw entity === 'news' ? new UnknownNewsPost() : new UnknownReview();
    return entity === 'news' ? { postId: null, newsPostId: id } : { postId: piece.titleId };
  }

  private async commented(commentId: number, userId: number): Promise<NamedSubject> {
    const comment = await this.comments.approved(this.unitOfWork.transaction.manager, commentId);
    if (!comment) throw new UnknownComment();
    if (comment.userId === userId) throw new OwnComment('You cannot like your own comment');
    return comment;
  }
}
