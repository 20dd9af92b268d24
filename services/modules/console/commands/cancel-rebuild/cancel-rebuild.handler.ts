import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { cancelled, isOver, isPutInPlace } from '../../domain/projection-rebuild.ts';
import { RebuildBeingPutInPlace, RebuildOver, UnknownRebuild } from '../../domain/rebuild-errors.ts';
import { RebuildRepository } from '../../persistence/rebuild.repository.ts';
import { CancelRebuild } from './cancel-rebuild.command.ts';

@CommandHandler(CancelRebuild)
export class CancelRebuildHandler implements ICommandHandler<CancelRebuild> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuilds: RebuildRepository,
    private readonly log: RebuildLog,
  ) {}

  /** Its worker hears of it with its next report. @throws UnknownRebuild @throws RebuildOver @throws RebuildBeingPutInPlace */
  async execute({ id }: CancelRebuild): Promise<{ id: number }> {
    const { transaction } = this.unitOfWork;
    const row = await this.rebuilds.lock(transaction.manager, id);
    if (!row) throw new UnknownRebuild();
    if (isOver(row)) throw new RebuildOver();
    if (isPutInPlace(row)) throw new RebuildBeingPutInPlace();
    await this.log.change(transaction, row, cancelled(row));
    return { id };
  }
}
