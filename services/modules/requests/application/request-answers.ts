import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { requestAnswered, requestReopened } from '../contract/requests.events.ts';
import type { GivenAnswer } from '../domain/given-answer.ts';
import { conflictOf } from '../domain/request-state.ts';
import type { TitleRequestEntity } from '../persistence/title-request.entity.ts';
import { TitleRequestRepository } from '../persistence/title-request.repository.ts';
import type { RequestAnswersResult, SeenRequest } from './request-answers.schema.ts';

/**
 * Answers requests and takes answers back, each for itself: one that somebody else has decided since the moderator saw it is
 * left as it is and listed as a conflict, and holds up none of the others.
 */
@Injectable()
export class RequestAnswers {
  constructor(private readonly requests: TitleRequestRepository) {}

  /** @param answer null to take back the one there is. */
  async decide(
    transaction: CommandTransaction,
    seen: readonly SeenRequest[],
    answer: GivenAnswer | null,
    moderator: Viewer,
  ): Promise<RequestAnswersResult> {
    const ids = seen.map(({ id }) => id);
    const locked = await this.requests.lock(transaction.manager, ids);
    const requests = new Map(locked.map((request) => [request.id, request]));
    const result: RequestAnswersResult = { done: [], conflicts: [] };
    for (const { id, version } of seen) {
      const request = requests.get(id) ?? null;
      const code = conflictOf(request, version, answer?.answer ?? 'open');
      if (code) result.conflicts.push({ id, code });
      else result.done.push(id);
      if (request && !code) await this.apply(transaction, request, answer, moderator);
    }
    return result;
  }

  /** @param request under its lock. @param answer null to take back the one there is. @param moderator null where it is none. */
  async apply(
    transaction: CommandTransaction,
    request: TitleRequestEntity,
    answer: GivenAnswer | null,
    moderator: Viewer | null,
  ): Promise<void> {
    const { manager } = transaction;
    const { id: requestId, filmId } = request;
    const version = request.version + 1;
    const ruling = request.ruling + 1;
    const state = answer?.answer ?? 'open';
    await this.requests.save(manager, request, { version, ruling, state, titleId: answer?.titleId ?? null });
    const facts = { requestId, ruling, moderatorId: moderator?.userId ?? null, moderator: moderator?.username ?? null };
    const event = answer
      ? requestAnswered({ ...facts, filmId, ...answer, sponsors: await this.requests.sponsors(manager, requestId) })
      : requestReopened(facts);
    await transaction.append(`title-request-${requestId}`, version, event);
  }
}
