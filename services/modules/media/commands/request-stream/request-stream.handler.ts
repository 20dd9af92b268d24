import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamRequests } from '../../contract/streams/stream-requests.port.ts';
import { RequestStream } from './request-stream.command.ts';

@CommandHandler(RequestStream)
export class RequestStreamHandler implements ICommandHandler<RequestStream> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: StreamRequests,
  ) {}

  execute({ media }: RequestStream): Promise<void> {
    return this.requests.request(this.unitOfWork.transaction, media);
  }
}
