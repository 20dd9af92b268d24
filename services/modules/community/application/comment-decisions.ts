import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { type CommentRefusal, commentApproved, commentPutBack, commentRefused } from '../contract/community.events.ts';
import { toldSubject } from '../domain/comment-subject.ts';
import { conflictOf, type DecisionConflict, type Ruling } from '../domain/decision.ts';
import type { CommentEntity } from '../persistence/comment.entity.ts';
import { CommentRepository } from '../persistence/comment.repository.ts';
import type { CommentDecisionsResult, SeenComment } from './comment-decisions.schema.ts';
import { CommentReports } from './comment-reports.ts';

interface Given {
  ruling: Ruling;
  reason: string | null;
  refusal?: CommentRefusal | null;
  moderator: Viewer;
}

/**
 * Decides comments, or takes decisions back, each for itself: one that has changed since the moderator saw it is left as it is and listed as a
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
    given: Given,
  ): Promise<CommentDecisionsResult> {
    const ids = seen.map(({ id }) => id);
    const locked = await this.comments.lock(transaction.manager, ids);
    const comments = new Map(locked.map((comment) => [comment.id, comment]));
    const result: CommentDecisionsResult = { done: [], conflicts: [] };
    for (const { id, version } of seen) {
      const code = await this.decideOne(transaction, comments.get(id) ?? null, version, given);
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
    given: Given,
  ): Promise<DecisionConflict | null> {
    const { ruling, reason, moderator } = given;
    const conflict = conflictOf(comment, seenVersion, ruling);
    if (conflict || !comment) return conflict;
    const settled = { ruling, reason, moderatorId: moderator.userId };
    const version = await this.comments.settle(transaction.manager, comment, settled);
    if (version === null) return 'version_conflict';
    await transaction.append(`comment-${comment.id}`, version, eventOf(comment, given));
    if (given.ruling === 'refused') {
      const moderatorId = given.moderator.userId;
      const about = { commentId: comment.id, ...toldSubject(comment) };
      const settlement = { ...about, outcome: 'removed' as const, moderatorId };
      await this.reports.settle(transaction, settlement);
    }
    return null;
  }
}

function eventOf(comment: CommentEntity, given: Given): NewEvent {
  const { id: commentId, userId, status, createdAt } = comment;
  const { userId: moderatorId, username: moderator } = given.moderator;
  // conflictOf() has refused what is deleted.
  const previousStatus = status as Exclude<typeof status, 'deleted'>;
  const facts = { commentId, ...toldSubject(comment), userId, moderatorId, moderator, previousStatus };
  if (given.ruling === 'approved') return commentApproved(facts);
  if (given.ruling === 'pending') return commentPutBack({ ...facts, postedAt: createdAt.toISOString() });
  return commentRefused({ ...facts, reason: given.reason, refusal: given.refusal ?? null });
}
