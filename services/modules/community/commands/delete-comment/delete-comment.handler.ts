import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { CommentReports } from '../../application/comment-reports.ts';
import { OwnComments } from '../../application/own-comments.ts';
import { commentDeleted } from '../../contract/community.events.ts';
import { toldSubject } from '../../domain/comment-subject.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { DeleteComment } from './delete-comment.command.ts';

@CommandHandler(DeleteComment)
export class DeleteCommentHandler implements ICommandHandler<DeleteComment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly own: OwnComments,
    private readonly comments: CommentRepository,
    private readonly reports: CommentReports,
  ) {}

  /** @throws UnknownComment, TooLateToChange */
  async execute({ sender, commentId }: DeleteComment): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    const { comment, previousStatus } = await this.own.changeable(transaction.manager, commentId, userId);
    const version = await this.comments.remove(transaction.manager, comment);
    const subject = toldSubject(comment);
    const facts = { commentId, ...subject, userId, previousStatus };
    await transaction.append(`comment-${commentId}`, version, commentDeleted(facts));
    await this.reports.settle(transaction, { commentId, ...subject, outcome: 'removed', moderatorId: null });
  }
}
