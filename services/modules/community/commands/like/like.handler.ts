import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { LIKE_BY_USER } from '../../application/throttle-limits.ts';
import { likeChanged } from '../../contract/likes.events.ts';
import { OwnComment, UnknownComment } from '../../domain/community-errors.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { LikeRepository } from '../../persistence/like.repository.ts';
import { Like } from './like.command.ts';

@CommandHandler(Like)
export class LikeHandler implements ICommandHandler<Like> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly likes: LikeRepository,
    private readonly comments: CommentRepository,
    private readonly throttle: Throttle,
  ) {}

  /** What is as wished already stays so, without an event. @throws UnknownPost @throws UnknownComment @throws OwnComment @throws TooManyRequests */
  async execute({ sender, entity, entityId, value }: Like): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(LIKE_BY_USER, userId);
    const postId = entity === 'comment' ? await this.postOf(entityId, userId) : entityId;
    const saved = await this.likes.save(transaction.manager, { userId, entity, entityId, value });
    if (!saved) return;
    const { likeId, version } = saved;
    await transaction.append(
      `like-${likeId}`,
      version,
      likeChanged({ likeId, userId, entity, entityId, postId, value }),
    );
  }

  private async postOf(commentId: number, userId: number): Promise<number> {
    const comment = await this.comments.approved(this.unitOfWork.transaction.manager, commentId);
    if (!comment) throw new UnknownComment();
    if (comment.userId === userId) throw new OwnComment('You cannot like your own comment');
    return comment.postId;
  }
}
