import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { CommentDecisionsResult } from '../../application/comment-decisions.schema.ts';
import { CommentReports } from '../../application/comment-reports.ts';
import { toldSubject } from '../../domain/comment-subject.ts';
import { CommentRepository } from '../../persistence/comment.repository.ts';
import { DismissCommentReports } from './dismiss-comment-reports.command.ts';

@CommandHandler(DismissCommentReports)
export class DismissCommentReportsHandler implements ICommandHandler<DismissCommentReports> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly comments: CommentRepository,
    private readonly reports: CommentReports,
  ) {}

  /** Each for itself; one without open reports has been decided by somebody else. */
  async execute({ sender, comments: seen }: DismissCommentReports): Promise<CommentDecisionsResult> {
    const { transaction } = this.unitOfWork;
    const ids = seen.map(({ id }) => id);
    const comments = new Map((await this.comments.lock(transaction.manager, ids)).map((row) => [row.id, row]));
    const result: CommentDecisionsResult = { done: [], conflicts: [] };
    for (const { id, version } of seen) {
      const comment = comments.get(id);
      if (!comment || comment.status === 'deleted') result.conflicts.push({ id, code: 'unknown_comment' });
      else if (comment.version !== version) result.conflicts.push({ id, code: 'version_conflict' });
      else {
        const about = { commentId: id, ...toldSubject(comment) };
        const settlement = { ...about, outcome: 'stays' as const, moderatorId: sender.actor.userId };
        const settled = await this.reports.settle(transaction, settlement);
        if (settled > 0) result.done.push(id);
        else result.conflicts.push({ id, code: 'already_decided' });
      }
    }
    return result;
  }
}
