import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { ImportOver, UnknownImport } from '../../domain/imports/import-errors.ts';
import { cancelled } from '../../domain/imports/title-import.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { CancelImport } from './cancel-import.command.ts';

@CommandHandler(CancelImport)
export class CancelImportHandler implements ICommandHandler<CancelImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  /** Its worker hears of it with its next report. @throws UnknownImport @throws ImportOver */
  async execute({ id }: CancelImport): Promise<{ id: number }> {
    const { transaction } = this.unitOfWork;
    const row = await this.imports.lock(transaction.manager, id);
    if (!row) throw new UnknownImport();
    const state = cancelled(row);
    if (!state) throw new ImportOver();
    await this.log.change(transaction, row, state);
    return { id };
  }
}
