import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { type SponsoredRequest, Sponsorship } from '../../application/sponsorship.ts';
import { VOTE_BY_USER } from '../../application/throttle-limits.ts';
import { UnknownRequest } from '../../domain/request-errors.ts';
import { TitleRequestRepository } from '../../persistence/title-request.repository.ts';
import { LeaveRequest } from './leave-request.command.ts';

@CommandHandler(LeaveRequest)
export class LeaveRequestHandler implements ICommandHandler<LeaveRequest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: TitleRequestRepository,
    private readonly sponsorship: Sponsorship,
    private readonly throttle: Throttle,
  ) {}

  /** @throws UnknownRequest @throws TooManyRequests */
  async execute({ sender, requestId }: LeaveRequest): Promise<SponsoredRequest> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(VOTE_BY_USER, userId);
    await transaction.hold(userId);
    const [request] = await this.requests.lock(transaction.manager, [requestId]);
    if (!request) throw new UnknownRequest();
    return this.sponsorship.leave(transaction, request, userId);
  }
}
