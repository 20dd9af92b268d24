import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { ForgetImportFiles } from './forget-import-files.command.ts';

@CommandHandler(ForgetImportFiles)
export class ForgetImportFilesHandler implements ICommandHandler<ForgetImportFiles> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
    private readonly storage: StoragePort,
  ) {}

  /** A file goes before the commit: what is cut off in between is done again, and no file is left that nobody knows of. */
  async execute({ max }: ForgetImportFiles): Promise<number> {
    const { transaction } = this.unitOfWork;
    const spent = await this.imports.withSpentFiles(transaction.manager, max);
    for (const row of spent) {
      if (row.file) await this.storage.remove(row.file);
      await this.log.change(transaction, row, { file: null });
    }
    return spent.length;
  }
}
