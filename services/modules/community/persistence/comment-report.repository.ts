import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReportReason } from '../contract/comment-reports.events.ts';
import { CommentReportEntity } from './comment-report.entity.ts';

interface NewReport {
  commentId: number;
  userId: number;
  reason: ReportReason;
  note: string | null;
}

@Injectable()
export class CommentReportRepository {
  /** Opens a report, or says an open one better. */
  async save(manager: EntityManager, report: NewReport): Promise<{ reportId: number; version: number }> {
    const { commentId, userId, reason, note } = report;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(CommentReportEntity)
      .values({ ...report, open: true, version: 1 })
      .orIgnore()
      .returning(['id'])
      .execute();
    if (inserted.raw.length > 0) return { reportId: inserted.raw[0].id, version: 1 };
    const known = await manager.findOneOrFail(CommentReportEntity, {
      where: { commentId, userId },
      lock: { mode: 'pessimistic_write' },
    });
    const version = known.version + 1;
    await manager.update(CommentReportEntity, { id: known.id }, { reason, note, open: true, version });
    return { reportId: known.id, version };
  }

  /** Closes the open reports of a comment. @returns them, with their new versions. */
  async settle(manager: EntityManager, commentId: number): Promise<CommentReportEntity[]> {
    const reports = await manager.find(CommentReportEntity, {
      where: { commentId, open: true },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const report of reports) {
      report.version += 1;
      await manager.update(CommentReportEntity, { id: report.id }, { open: false, version: report.version });
    }
    return reports;
  }
}
