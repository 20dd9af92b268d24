import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { ended } from '../../domain/projection-rebuild.ts';
import { RebuildRepository } from '../../persistence/rebuild.repository.ts';
import { EndRebuild } from './end-rebuild.command.ts';

@CommandHandler(EndRebuild)
export class EndRebuildHandler implements ICommandHandler<EndRebuild> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuilds: RebuildRepository,
    private readonly log: RebuildLog,
  ) {}

  async execute({ id, worker, end }: EndRebuild): Promise<void> {
    const { transaction } = this.unitOfWork;
    const row = await this.rebuilds.lock(transaction.manager, id);
    if (row?.worker === worker) await this.log.change(transaction, row, ended(row, end));
  }
}
