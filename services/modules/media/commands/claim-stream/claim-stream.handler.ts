import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamLog } from '../../application/stream-log.ts';
import { claimed } from '../../domain/streams/stream-decisions.ts';
import { MediaStreamRepository } from '../../persistence/media-stream.repository.ts';
import { type ClaimedStream, ClaimStream } from './claim-stream.command.ts';

@CommandHandler(ClaimStream)
export class ClaimStreamHandler implements ICommandHandler<ClaimStream> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: MediaStreamRepository,
    private readonly log: StreamLog,
  ) {}

  async execute(): Promise<ClaimedStream | null> {
    const { transaction } = this.unitOfWork;
    const row = await this.streams.next(transaction.manager);
    if (!row) return null;
    const after = await this.log.change(transaction, row, claimed(row, randomUUID()));
    return after.worker ? { media: after.media, worker: after.worker } : null;
  }
}
