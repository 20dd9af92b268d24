import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { commentReportSettled } from '../contract/comment-reports.events.ts';
import { CommentReportRepository } from '../persistence/comment-report.repository.ts';

interface Settlement {
  commentId: number;
  postId: number | null;
  newsPostId?: number;
  outcome: 'removed' | 'stays';
  /** null: its author has taken the comment back. */
  moderatorId: number | null;
}

/** Answers what members say against a comment, with the decision on it. */
@Injectable()
export class CommentReports {
  constructor(private readonly reports: CommentReportRepository) {}

  /** @returns how many waited. */
  async settle(transaction: CommandTransaction, settlement: Settlement): Promise<number> {
    const settled = await this.reports.settle(transaction.manager, settlement.commentId);
    for (const { id: reportId, userId, version } of settled) {
      await transaction.append(
        `comment-report-${reportId}`,
        version,
        commentReportSettled({ ...settlement, reportId, userId }),
      );
    }
    return settled.length;
  }
}
