import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { progressed } from '../../domain/projection-rebuild.ts';
import { RebuildRepository } from '../../persistence/rebuild.repository.ts';
import { ReportRebuild } from './report-rebuild.command.ts';

@CommandHandler(ReportRebuild)
export class ReportRebuildHandler implements ICommandHandler<ReportRebuild> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuilds: RebuildRepository,
    private readonly log: RebuildLog,
  ) {}

  async execute({ id, worker, progress }: ReportRebuild): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const row = await this.rebuilds.lock(transaction.manager, id);
    if (row?.worker !== worker) return false;
    // The lease begins anew with any report; only what moved is told.
    const stands = progress.position === row.position && progress.phase === row.phase;
    if (stands) await this.log.touch(transaction, row);
    else await this.log.change(transaction, row, progressed(row, progress));
    return true;
  }
}
