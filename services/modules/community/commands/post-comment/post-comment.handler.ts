import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { CommentPlaces } from '../../application/comment-places.ts';
import { COMMENT_BY_USER } from '../../application/throttle-limits.ts';
import { TrustedAuthors } from '../../application/trusted-authors.ts';
import { commentPosted } from '../../contract/community.events.ts';
import { commentBody } from '../../domain/comment-body.ts';
import { commentPlace } from '../../domain/comment-place.ts';
import { type CommentSubject, commentSubject, toldSubject } from '../../domain/comment-subject.ts';
import { UnknownNewsPost, UnknownPost } from '../../domain/community-errors.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { PostComment, type PostCommentResult } from './post-comment.command.ts';
import { UnknownParent } from './post-comment.errors.ts';

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly comments: CommentRepository,
    private readonly titles: TitlesOnSite,
    private readonly places: CommentPlaces,
    private readonly pieces: PublishedPieces,
    private readonly throttle: Throttle,
    private readonly trusted: TrustedAuthors,
  ) {}

  /** @throws InvalidSubject, InvalidCommentBody, InvalidPlace, PlaceWithoutTitle, UnknownEpisode, UnknownPost, UnknownNewsPost, UnknownParent, TooManyRequests */
  async execute({
    sender,
    subject: named,
    parentId,
    body: typed,
    spoiler,
    place: at,
  }: PostComment): Promise<PostCommentResult> {
    const { transaction } = this.unitOfWork;
    const { userId, username, name } = sender.actor;
    const subject = commentSubject(named);
    const words = { body: commentBody(typed), spoiler, place: commentPlace(at, subject) };
    await this.throttle.consume(COMMENT_BY_USER, userId);
    await this.places.require(transaction, words.place, subject);
    const commentId = await this.comments.nextId();
    await this.requireThere(transaction, subject);
    const rootId = await this.rootOf(transaction, parentId, subject);
    await this.comments.insert(transaction, { id: commentId, subject, userId, parentId: rootId, ...words });
    const author = { userId, username, name };
    const posted = commentPosted({ commentId, ...toldSubject(subject), ...author, parentId: rootId, ...words });
    await transaction.append(`comment-${commentId}`, 1, posted);
    const published = await this.trusted.mayAppear(transaction, userId, words.body);
    if (published) await this.trusted.approve(transaction, author, { id: commentId, version: 1, subject });
    return { commentId, published };
  }

  /** Of a title it asks nothing: the comment is refused when it is committed. */
  private async requireThere(transaction: CommandTransaction, { postId, newsPostId }: CommentSubject): Promise<void> {
    if (postId !== null) return this.titles.require(transaction, postId, () => new UnknownPost());
    if (!(await this.pieces.find(await transaction.open(), 'news', newsPostId))) throw new UnknownNewsPost();
  }

  private async rootOf(transaction: CommandTransaction, parentId: number | null, subject: CommentSubject) {
    if (parentId === null) return null;
    const root = await this.comments.approvedRoot(await transaction.open(), parentId, subject);
    if (root === null) throw new UnknownParent();
    return root;
  }
}
