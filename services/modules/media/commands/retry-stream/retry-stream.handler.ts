import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamLog } from '../../application/stream-log.ts';
import { UnknownMedia } from '../../domain/media-errors.ts';
import { retried } from '../../domain/streams/stream-decisions.ts';
import { MediaStreamRepository } from '../../persistence/media-stream.repository.ts';
import { RetryStream } from './retry-stream.command.ts';

@CommandHandler(RetryStream)
export class RetryStreamHandler implements ICommandHandler<RetryStream> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: MediaStreamRepository,
    private readonly log: StreamLog,
  ) {}

  /** @throws UnknownMedia where no stream was ever asked for. */
  async execute({ sha256 }: RetryStream): Promise<void> {
    const { transaction } = this.unitOfWork;
    const row = await this.streams.lock(transaction.manager, sha256);
    if (!row) throw new UnknownMedia();
    const after = retried(row);
    if (after !== row) await this.log.change(transaction, row, after);
  }
}
