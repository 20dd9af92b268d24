import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { progressed } from '../../domain/imports/title-import.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { ReportImport } from './report-import.command.ts';

@CommandHandler(ReportImport)
export class ReportImportHandler implements ICommandHandler<ReportImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  async execute({ id, worker, progress }: ReportImport): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const row = await this.imports.lock(transaction.manager, id);
    if (row?.worker !== worker) return false;
    const next = progressed(row, progress);
    // The lease begins anew with any report; only what moved is told.
    if (progress.bytesRead === row.bytesRead) await this.imports.save(transaction.manager, row);
    else await this.log.change(transaction, row, next);
    return true;
  }
}
