import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamLog } from '../../application/stream-log.ts';
import { putBack } from '../../domain/streams/stream-decisions.ts';
import { MediaStreamRepository } from '../../persistence/media-stream.repository.ts';
import { PutBackStream } from './put-back-stream.command.ts';

@CommandHandler(PutBackStream)
export class PutBackStreamHandler implements ICommandHandler<PutBackStream> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: MediaStreamRepository,
    private readonly log: StreamLog,
  ) {}

  async execute({ sha256, worker, error }: PutBackStream): Promise<void> {
    const { transaction } = this.unitOfWork;
    const row = await this.streams.lock(transaction.manager, sha256);
    if (row?.worker === worker) await this.log.change(transaction, row, putBack(row, error));
  }
}
