import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { requestJoined, requestLeft, requestMade } from '../contract/requests.events.ts';
import type { RequestState } from '../domain/request-state.ts';
import type { TitleRequestEntity } from '../persistence/title-request.entity.ts';
import { type RequestChange, TitleRequestRepository } from '../persistence/title-request.repository.ts';

export interface SponsoredRequest {
  requestId: number;
  filmId: string;
  /** As the first sponsor has said. */
  postType: 1 | 2;
  state: RequestState;
  sponsors: number;
  /** false when the member was among the sponsors already, or has never been. */
  changed: boolean;
}

/** Members join requests and leave them. */
@Injectable()
export class Sponsorship {
  constructor(private readonly requests: TitleRequestRepository) {}

  /** @param request under its lock. @param postType what a new one is of. */
  async join(
    transaction: CommandTransaction,
    request: TitleRequestEntity,
    userId: number,
    postType: 1 | 2,
  ): Promise<SponsoredRequest> {
    const { id: requestId, filmId } = request;
    const changed = await this.requests.join(transaction.manager, requestId, userId);
    const made = request.version === 0;
    const event = made ? requestMade({ requestId, filmId, postType, userId }) : requestJoined({ requestId, userId });
    if (changed) await this.append(transaction, request, event, made ? { postType } : {});
    return this.stateOf(transaction, request, changed);
  }

  /** @param request under its lock. */
  async leave(transaction: CommandTransaction, request: TitleRequestEntity, userId: number): Promise<SponsoredRequest> {
    const { id: requestId } = request;
    const changed = await this.requests.leave(transaction.manager, requestId, userId);
    if (changed) await this.append(transaction, request, requestLeft({ requestId, userId }));
    return this.stateOf(transaction, request, changed);
  }

  private async append(
    transaction: CommandTransaction,
    request: TitleRequestEntity,
    event: NewEvent,
    change: Pick<RequestChange, 'postType'> = {},
  ): Promise<void> {
    const version = request.version + 1;
    await this.requests.save(transaction.manager, request, { ...change, version });
    await transaction.append(`title-request-${request.id}`, version, event);
  }

  private async stateOf(
    { manager }: CommandTransaction,
    { id: requestId, filmId, postType, state }: TitleRequestEntity,
    changed: boolean,
  ): Promise<SponsoredRequest> {
    const sponsors = await this.requests.countSponsors(manager, requestId);
    return { requestId, filmId, postType: postType ?? 1, state, sponsors, changed };
  }
}
