import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { claimed } from '../../domain/imports/title-import.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { type ClaimedImport, ClaimImport } from './claim-import.command.ts';

@CommandHandler(ClaimImport)
export class ClaimImportHandler implements ICommandHandler<ClaimImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  async execute(): Promise<ClaimedImport | null> {
    const { transaction } = this.unitOfWork;
    const row = await this.imports.next(transaction.manager);
    if (!row) return null;
    const { id, name, checksum, dryRun, file, worker } = await this.log.change(
      transaction,
      row,
      claimed(row, randomUUID()),
    );
    return worker && file ? { id, name, checksum, dryRun, file, worker } : null;
  }
}
