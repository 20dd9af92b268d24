import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { commentApproved, commentRefused } from '../contract/community.events.ts';
import { conflictOf, type Decision, type DecisionConflict } from '../domain/decision.ts';
import type { CommentEntity } from '../persistence/comment.entity.ts';
import { CommentRepository } from '../persistence/comment.repository.ts';
import type { CommentDecisionsResult, SeenComment } from './comment-decisions.schema.ts';
import { CommentReports } from './comment-reports.ts';

interface Ruling {
  decision: Decision;
  reason: string | null;
  moderator: Viewer;
}

/**
 * Decides comments, each for itself: one that has changed since the moderator saw it is left as it is and listed as a
 * conflict, and holds up none of the others.
 */
@Injectable()
export class CommentDecisions {
  constructor(
    private readonly comments: CommentRepository,
    private readonly reports: CommentReports,
  ) {}

  async decide(
    transaction: CommandTransaction,
    seen: readonly SeenComment[],
    ruling: Ruling,
  ): Promise<CommentDecisionsResult> {
    const ids = seen.map(({ id }) => id);
    const locked = await this.comments.lock(transaction.manager, ids);
    const comments = new Map(locked.map((comment) => [comment.id, comment]));
    const result: CommentDecisionsResult = { done: [], conflicts: [] };
    for (const { id, version } of seen) {
      const code = await this.decideOne(transaction, comments.get(id) ?? null, version, ruling);
      if (code) result.conflicts.push({ id, code });
      else result.done.push(id);
    }
    return result;
  }

  /** @returns why the comment was left as it is, or null. */
  private async decideOne(
    transaction: CommandTransaction,
    comment: CommentEntity | null,
    seenVersion: number,
    ruling: Ruling,
  ): Promise<DecisionConflict | null> {
    const conflict = conflictOf(comment, seenVersion, ruling.decision);
    if (conflict || !comment) return conflict;
    const { decision, reason, moderator } = ruling;
    const version = await this.comments.settle(transaction.manager, comment, {
      decision,
      reason,
      moderatorId: moderator.userId,
    });
    if (version === null) return 'version_conflict';
    await transaction.append(`comment-${comment.id}`, version, decided(comment, ruling));
    if (decision === 'refused') {
      const { id: commentId, postId } = comment;
      const settlement = { commentId, postId, outcome: 'removed' as const, moderatorId: moderator.userId };
      await this.reports.settle(transaction, settlement);
    }
    return null;
  }
}

function decided({ id: commentId, postId, userId, status }: CommentEntity, ruling: Ruling): NewEvent {
  const { userId: moderatorId, username: moderator } = ruling.moderator;
  // conflictOf() has refused what is deleted.
  const previousStatus = status as Exclude<typeof status, 'deleted'>;
  const facts = { commentId, postId, userId, moderatorId, moderator, previousStatus };
  return ruling.decision === 'approved' ? commentApproved(facts) : commentRefused({ ...facts, reason: ruling.reason });
}
