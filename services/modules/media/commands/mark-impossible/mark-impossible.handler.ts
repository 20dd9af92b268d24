import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StreamLog } from '../../application/stream-log.ts';
import { MediaStreamRepository } from '../../persistence/media-stream.repository.ts';
import { MarkImpossible } from './mark-impossible.command.ts';

const MAX_BATCH = 100;

@CommandHandler(MarkImpossible)
export class MarkImpossibleHandler implements ICommandHandler<MarkImpossible> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: MediaStreamRepository,
    private readonly log: StreamLog,
  ) {}

  async execute({ afterSeconds }: MarkImpossible): Promise<number> {
    const { transaction } = this.unitOfWork;
    const rows = await this.streams.waitingFor(transaction.manager, afterSeconds, MAX_BATCH);
    for (const row of rows) await this.log.change(transaction, row, { ...row, state: 'impossible' });
    return rows.length;
  }
}
