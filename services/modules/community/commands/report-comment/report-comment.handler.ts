import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { plainText } from '#platform/kernel/text/typed/plain-text.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { ReadableComments } from '../../application/readable-comments.ts';
import { COMMENT_REPORT_BY_USER } from '../../application/throttle-limits.ts';
import { commentReported } from '../../contract/comment-reports.events.ts';
import { toldSubject } from '../../domain/comment-subject.ts';
import { OwnComment } from '../../domain/community-errors.ts';
import { CommentReportRepository } from '../../persistence/comment-report.repository.ts';
import { ReportComment } from './report-comment.command.ts';

@CommandHandler(ReportComment)
export class ReportCommentHandler implements ICommandHandler<ReportComment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly comments: ReadableComments,
    private readonly reports: CommentReportRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws UnknownComment @throws OwnComment @throws TooManyRequests */
  async execute({ sender, commentId, reason, note: typed }: ReportComment): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(COMMENT_REPORT_BY_USER, userId);
    await transaction.hold(userId);
    const comment = await this.comments.find(transaction, commentId);
    if (comment.userId === userId) throw new OwnComment('You cannot report your own comment');
    const said = { commentId, userId, reason, note: plainText(typed ?? '') || null };
    const { reportId, version } = await this.reports.save(transaction.manager, said);
    const event = commentReported({ reportId, ...toldSubject(comment), ...said });
    await transaction.append(`comment-report-${reportId}`, version, event);
  }
}
