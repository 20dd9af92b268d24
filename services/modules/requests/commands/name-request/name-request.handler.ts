import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { plainText } from '#platform/kernel/text/typed/plain-text.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { requestNamed } from '../../contract/requests.events.ts';
import { InvalidAnswer, UnknownRequest } from '../../domain/request-errors.ts';
import { TitleRequestRepository } from '../../persistence/title-request.repository.ts';
import { NameRequest } from './name-request.command.ts';

@CommandHandler(NameRequest)
export class NameRequestHandler implements ICommandHandler<NameRequest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: TitleRequestRepository,
  ) {}

  /** @throws InvalidAnswer @throws UnknownRequest */
  async execute({ sender, requestId, name: typed, year }: NameRequest): Promise<number> {
    const { transaction } = this.unitOfWork;
    const name = plainText(typed).replaceAll('\n', ' ');
    if (!name) throw new InvalidAnswer('name', 'Please enter a name');
    const [request] = await this.requests.lock(transaction.manager, [requestId]);
    if (!request) throw new UnknownRequest();
    const version = request.version + 1;
    const ruling = request.ruling + 1;
    await this.requests.save(transaction.manager, request, { version, ruling });
    const { userId: moderatorId, username: moderator } = sender.actor;
    const named = requestNamed({ requestId, ruling, moderatorId, moderator, name, year });
    await transaction.append(`title-request-${requestId}`, version, named);
    return ruling;
  }
}
