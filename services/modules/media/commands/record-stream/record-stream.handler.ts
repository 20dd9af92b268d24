import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamLog } from '../../application/stream-log.ts';
import { recorded } from '../../domain/streams/stream-decisions.ts';
import { MediaStreamRepository } from '../../persistence/media-stream.repository.ts';
import { RecordStream } from './record-stream.command.ts';

@CommandHandler(RecordStream)
export class RecordStreamHandler implements ICommandHandler<RecordStream> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: MediaStreamRepository,
    private readonly log: StreamLog,
  ) {}

  /** Also of a film for which none was asked, and over the head of a worker: what is in the storage is there. */
  async execute({ media, stream }: RecordStream): Promise<void> {
    const { transaction } = this.unitOfWork;
    await this.log.request(transaction, media);
    const row = await this.streams.lock(transaction.manager, media.sha256);
    if (!row) throw new Error('the stream that was asked for is gone');
    const after = recorded(row, stream);
    if (after !== row) await this.log.change(transaction, row, after);
  }
}
