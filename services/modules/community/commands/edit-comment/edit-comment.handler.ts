import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { CommentPlaces } from '../../application/comment-places.ts';
import { OwnComments } from '../../application/own-comments.ts';
import { COMMENT_BY_USER } from '../../application/throttle-limits.ts';
import { TrustedAuthors } from '../../application/trusted-authors.ts';
import { commentEdited } from '../../contract/community.events.ts';
import { commentBody } from '../../domain/comment-body.ts';
import { commentPlace, isOfEpisode } from '../../domain/comment-place.ts';
import { toldSubject } from '../../domain/comment-subject.ts';
import { AlreadyAnswered } from '../../domain/own-change.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { EditComment, type EditCommentResult } from './edit-comment.command.ts';

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly own: OwnComments,
    private readonly comments: CommentRepository,
    private readonly places: CommentPlaces,
    private readonly throttle: Throttle,
    private readonly trusted: TrustedAuthors,
  ) {}

  /** @throws InvalidCommentBody, InvalidPlace, PlaceWithoutTitle, UnknownEpisode, UnknownComment, TooLateToChange, AlreadyAnswered, TooManyRequests */
  async execute({ sender, commentId, words: typed }: EditComment): Promise<EditCommentResult> {
    const { transaction } = this.unitOfWork;
    const { userId, username, name } = sender.actor;
    const body = commentBody(typed.body);
    await this.throttle.consume(COMMENT_BY_USER, userId);
    const { comment, previousStatus } = await this.own.changeable(transaction.manager, commentId, userId);
    const words = { body, spoiler: typed.spoiler, place: commentPlace(typed.place, comment) };
    if (!isOfEpisode(words.place, comment)) await this.places.require(transaction, words.place, comment);
    if (await this.comments.isAnswered(transaction.manager, commentId)) throw new AlreadyAnswered();
    const version = await this.comments.rewrite(transaction.manager, comment, words);
    const { parentId } = comment;
    const facts = { commentId, ...toldSubject(comment), userId, username, name, parentId, previousStatus };
    await transaction.append(`comment-${commentId}`, version, commentEdited({ ...facts, ...words }));
    const published = await this.trusted.mayAppear(transaction, userId, body);
    if (published) {
      const edited = { id: commentId, version, subject: comment };
      await this.trusted.approve(transaction, { userId, username }, edited);
    }
    return { published };
  }
}
