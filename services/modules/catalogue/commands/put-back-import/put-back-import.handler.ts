import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { putBack } from '../../domain/imports/title-import.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { PutBackImport } from './put-back-import.command.ts';

@CommandHandler(PutBackImport)
export class PutBackImportHandler implements ICommandHandler<PutBackImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  async execute({ id, worker }: PutBackImport): Promise<void> {
    const { transaction } = this.unitOfWork;
    const row = await this.imports.lock(transaction.manager, id);
    if (row?.worker === worker) await this.log.change(transaction, row, putBack(row));
  }
}
