import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { commentApproved } from '../contract/community.events.ts';
import { commentHints } from '../domain/comment-hints.ts';
import { type NamedSubject, toldSubject } from '../domain/comment-subject.ts';
import { isTrusted } from '../domain/trust.ts';
import { CommentRepository } from '../persistence/comment.repository.ts';
import { type ModerationRules, ModerationRulesRepository } from '../persistence/moderation-rules.repository.ts';

interface Author {
  userId: number;
  username: string;
}

/** Every comment asks for the rules, and they hardly ever change. */
const RULES_MS = 2_000;

/** Comments that appear without a moderator, where the rules say so. */
@Injectable()
export class TrustedAuthors {
  private known: { rules: ModerationRules; at: number } | undefined;

  constructor(
    private readonly rules: ModerationRulesRepository,
    private readonly comments: CommentRepository,
  ) {}

  /** Whether these words may appear at once: their author is trusted, and nothing in them is to be looked at. */
  async mayAppear(transaction: CommandTransaction, userId: number, body: string): Promise<boolean> {
    const { trustAfter, words } = await this.rulesOfNow(transaction);
    if (trustAfter === null || commentHints(body, words).length > 0) return false;
    return isTrusted(await this.comments.lastDecided(await transaction.open(), userId, trustAfter), trustAfter);
  }

  private async rulesOfNow(transaction: CommandTransaction): Promise<ModerationRules> {
    const { known } = this;
    if (known && performance.now() - known.at < RULES_MS) return known.rules;
    // Whoever asks meanwhile goes on with what is known.
    if (known) known.at = performance.now();
    const rules = await this.rules.current(await transaction.open());
    this.known = { rules, at: performance.now() };
    return rules;
  }

  /** After the event that brought the words. */
  async approve(
    transaction: CommandTransaction,
    { userId, username }: Author,
    comment: { id: number; version: number; subject: NamedSubject },
  ): Promise<void> {
    const { id: commentId, subject } = comment;
    const version = await this.comments.approveOwn(transaction.manager, comment, userId);
    const by = { moderatorId: userId, moderator: username, trusted: true as const };
    const facts = { commentId, ...toldSubject(subject), userId, ...by };
    const approved = commentApproved({ ...facts, previousStatus: 'pending' });
    await transaction.append(`comment-${commentId}`, version, approved);
  }
}
