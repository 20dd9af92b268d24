import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { storable } from '#platform/http/validation/storable-text.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { ended } from '../../domain/imports/title-import.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { EndImport } from './end-import.command.ts';

@CommandHandler(EndImport)
export class EndImportHandler implements ICommandHandler<EndImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  async execute({ id, worker, end }: EndImport): Promise<void> {
    const { transaction } = this.unitOfWork;
    const row = await this.imports.lock(transaction.manager, id);
    if (!row || (row.worker !== worker && row.stage !== 'cancelled')) return;
    // Reasons quote the file, which may hold anything: what no database keeps would leave the import without an end.
    await this.log.change(transaction, row, ended(row, storable(end)));
  }
}
