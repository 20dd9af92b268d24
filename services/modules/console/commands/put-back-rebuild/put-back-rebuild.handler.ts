import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { putBack } from '../../domain/projection-rebuild.ts';
import { RebuildRepository } from '../../persistence/rebuild.repository.ts';
import { PutBackRebuild } from './put-back-rebuild.command.ts';

@CommandHandler(PutBackRebuild)
export class PutBackRebuildHandler implements ICommandHandler<PutBackRebuild> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuilds: RebuildRepository,
    private readonly log: RebuildLog,
  ) {}

  async execute({ id, worker }: PutBackRebuild): Promise<void> {
    const { transaction } = this.unitOfWork;
    const row = await this.rebuilds.lock(transaction.manager, id);
    if (row?.worker === worker) await this.log.change(transaction, row, putBack(row));
  }
}
