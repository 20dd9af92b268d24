import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { ReadableComments } from '../../application/readable-comments.ts';
import { LIKE_BY_USER } from '../../application/throttle-limits.ts';
import { likeChanged } from '../../contract/likes.events.ts';
import { type NamedSubject, toldSubject } from '../../domain/comment-subject.ts';
import {
  OwnComment,
  UnknownComment,
  UnknownNewsPost,
  UnknownPost,
  UnknownReview,
} from '../../domain/community-errors.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { LikeRepository } from '../../persistence/like.repository.ts';
import { Like } from './like.command.ts';

@CommandHandler(Like)
export class LikeHandler implements ICommandHandler<Like> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly likes: LikeRepository,
    private readonly titles: TitlesOnSite,
    private readonly comments: CommentRepository,
    private readonly readable: ReadableComments,
    private readonly pieces: PublishedPieces,
    private readonly throttle: Throttle,
  ) {}

  /** What is as wished already stays so, without an event. @throws UnknownPost @throws UnknownNewsPost @throws UnknownReview @throws UnknownComment @throws OwnComment @throws TooManyRequests */
  async execute(command: Like): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { entity, entityId, value } = command;
    const { userId } = command.sender.actor;
    await this.throttle.consume(LIKE_BY_USER, userId);
    await transaction.hold(userId);
    const page = await this.pageOf(command);
    const saved = await this.likes.save(transaction.manager, { userId, entity, entityId, value });
    if (!saved) return;
    const { likeId, version } = saved;
    await transaction.append(
      `like-${likeId}`,
      version,
      likeChanged({ likeId, userId, entity, entityId, ...toldSubject(page), value }),
    );
  }

  /** Where the thing stands. An opinion can be taken back also where the title has left the site. */
  private async pageOf(command: Like): Promise<NamedSubject> {
    const { entity, entityId: id } = command;
    if (entity === 'comment') return this.commented(command);
    if (entity === 'post') {
      await this.requireTitle(command, id, () => new UnknownPost());
      return { postId: id };
    }
    const piece = await this.pieces.find(this.unitOfWork.transaction.manager, entity, id);
    if (!piece) throw entity === 'news' ? new UnknownNewsPost() : new UnknownReview();
    if (entity === 'news') return { postId: null, newsPostId: id };
    await this.requireTitle(command, piece.titleId, () => new UnknownReview());
    return { postId: piece.titleId };
  }

  private async requireTitle({ value }: Like, titleId: number | null, unknown: () => Error): Promise<void> {
    if (value !== 0 && titleId !== null) await this.titles.require(this.unitOfWork.transaction, titleId, unknown);
  }

  private async commented({ sender, entityId: id, value }: Like): Promise<NamedSubject> {
    const { transaction } = this.unitOfWork;
    const comment = await (value === 0
      ? this.comments.approved(transaction.manager, id)
      : this.readable.find(transaction, id));
    if (!comment) throw new UnknownComment();
    if (comment.userId === sender.actor.userId) throw new OwnComment('You cannot like your own comment');
    return comment;
  }
}
