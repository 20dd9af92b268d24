import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { claimed } from '../../domain/projection-rebuild.ts';
import { RebuildRepository } from '../../persistence/rebuild.repository.ts';
import { type ClaimedRebuild, ClaimRebuild } from './claim-rebuild.command.ts';

@CommandHandler(ClaimRebuild)
export class ClaimRebuildHandler implements ICommandHandler<ClaimRebuild> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuilds: RebuildRepository,
    private readonly log: RebuildLog,
  ) {}

  async execute(): Promise<ClaimedRebuild | null> {
    const { transaction } = this.unitOfWork;
    const row = await this.rebuilds.next(transaction.manager);
    if (!row) return null;
    const { id, projection, mode, worker } = await this.log.change(transaction, row, claimed(row, randomUUID()));
    return worker ? { id, projection, mode, worker } : null;
  }
}
