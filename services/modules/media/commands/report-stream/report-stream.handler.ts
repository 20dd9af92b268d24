import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamLog } from '../../application/stream-log.ts';
import { progressed } from '../../domain/streams/stream-decisions.ts';
import { MediaStreamRepository } from '../../persistence/media-stream.repository.ts';
import { ReportStream } from './report-stream.command.ts';

@CommandHandler(ReportStream)
export class ReportStreamHandler implements ICommandHandler<ReportStream> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: MediaStreamRepository,
    private readonly log: StreamLog,
  ) {}

  async execute({ sha256, worker, percent }: ReportStream): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const row = await this.streams.lock(transaction.manager, sha256);
    if (row?.worker !== worker) return false;
    await this.log.change(transaction, row, progressed(row, percent));
    return true;
  }
}
