import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import type { NewEvent } from '../../../../platform/messaging/outbox/event-definition.js';
import { conflictOf, type Decision, type DecisionConflict } from '../../domain/decision.js';
import { plainText } from '../../domain/plain-text.js';
import { commentApproved, commentRefused } from '../../events/community.events.js';
import type { CommentEntity } from '../../persistence/comment.entity.js';
import { CommentRepository } from '../../persistence/comment.repository.js';
import type { ApproveCommentsRequest, DecideCommentsAnswer } from './decide-comments.request.js';

type SeenComment = ApproveCommentsRequest['comments'][number];

interface Ruling {
  decision: Decision;
  reason: string | null;
  moderator: Viewer;
}

/**
 * Approves or refuses comments, each for itself: one that has changed since the moderator saw it is left as it is and
 * listed as a conflict, and holds up none of the others.
 */
@Injectable()
export class DecideCommentsHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly comments: CommentRepository,
  ) {}

  approve(seen: SeenComment[], moderator: Viewer): Promise<DecideCommentsAnswer> {
    return this.decide(seen, { decision: 'approved', reason: null, moderator });
  }

  /** @param reason for the other moderators; the author does not see it. */
  refuse(seen: SeenComment[], reason: string | null, moderator: Viewer): Promise<DecideCommentsAnswer> {
    return this.decide(seen, { decision: 'refused', reason: plainText(reason ?? '') || null, moderator });
  }

  private decide(seen: SeenComment[], ruling: Ruling): Promise<DecideCommentsAnswer> {
    return this.transactions.run({ seen, decision: ruling.decision }, async (tx) => {
      const locked = await this.comments.lock(
        tx.manager,
        seen.map(({ id }) => id),
      );
      const comments = new Map(locked.map((comment) => [comment.id, comment]));
      const answer: DecideCommentsAnswer = { status: 1, done: [], conflicts: [] };
      for (const { id, version } of seen) {
        const code = await this.decideOne(tx, comments.get(id) ?? null, version, ruling);
        if (code) answer.conflicts.push({ id, code });
        else answer.done.push(id);
      }
      return answer;
    });
  }

  /** @returns why the comment was left as it is, or null. */
  private async decideOne(
    tx: CommandTransaction,
    comment: CommentEntity | null,
    seenVersion: number,
    ruling: Ruling,
  ): Promise<DecisionConflict | null> {
    const conflict = conflictOf(comment, seenVersion, ruling.decision);
    if (conflict || !comment) return conflict;
    const { decision, reason, moderator } = ruling;
    const version = await this.comments.settle(tx.manager, comment, {
      decision,
      reason,
      moderatorId: moderator.userId,
    });
    if (version === null) return 'version_conflict';
    await tx.append(`comment-${comment.id}`, version, decided(comment, ruling));
    return null;
  }
}

function decided({ id: commentId, postId, userId, status }: CommentEntity, ruling: Ruling): NewEvent {
  const { userId: moderatorId, username: moderator } = ruling.moderator;
  const facts = { commentId, postId, userId, moderatorId, moderator, previousStatus: status };
  return ruling.decision === 'approved' ? commentApproved(facts) : commentRefused({ ...facts, reason: ruling.reason });
}
