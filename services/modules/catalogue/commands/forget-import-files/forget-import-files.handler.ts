import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { TitleImportRepository } from '../../persistence/title-import.repository.ts';
import { ForgetImportFiles } from './forget-import-files.command.ts';

@CommandHandler(ForgetImportFiles)
export class ForgetImportFilesHandler implements ICommandHandler<ForgetImportFiles> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  async execute({ max }: ForgetImportFiles): Promise<string[]> {
    const { transaction } = this.unitOfWork;
    const spent = await this.imports.withSpentFiles(transaction.manager, max);
    for (const row of spent) await this.log.change(transaction, row, { file: null });
    return spent.flatMap(({ file }) => file ?? []);
  }
}
