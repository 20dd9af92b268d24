import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { NothingToApply, UnknownImport } from '../../domain/imports/import-errors.ts';
import { waiting } from '../../domain/imports/title-import.ts';
import { TitleImportRepository } from '../../persistence/imports/title-import.repository.ts';
import { ApplyImport } from './apply-import.command.ts';

@CommandHandler(ApplyImport)
export class ApplyImportHandler implements ICommandHandler<ApplyImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: TitleImportRepository,
    private readonly log: ImportLog,
  ) {}

  /** The file goes from the dry run to the import. @throws UnknownImport @throws NothingToApply */
  async execute({ id, sender }: ApplyImport): Promise<{ id: number }> {
    const { transaction } = this.unitOfWork;
    const tried = await this.imports.lock(transaction.manager, id);
    if (!tried) throw new UnknownImport();
    const { name, bytes, checksum, file } = tried;
    if (!tried.dryRun || tried.stage !== 'done' || file === null) throw new NothingToApply();
    await this.log.change(transaction, tried, { file: null });
    const begun = { ...waiting(), name, bytes, checksum, dryRun: false, begunBy: sender.actor.userId, file };
    return { id: await this.log.begin(transaction, begun) };
  }
}
