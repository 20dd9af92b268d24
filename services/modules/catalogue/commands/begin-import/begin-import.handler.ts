import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { ImportLog } from '../../application/imports/import-log.ts';
import { ImportFileRefused } from '../../domain/imports/import-errors.ts';
import { waiting } from '../../domain/imports/title-import.ts';
import { BeginImport } from './begin-import.command.ts';

@CommandHandler(BeginImport)
export class BeginImportHandler implements ICommandHandler<BeginImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly storage: StoragePort,
    private readonly log: ImportLog,
  ) {}

  /** @throws ImportFileRefused */
  async execute(command: BeginImport): Promise<{ id: number }> {
    const { name, dryRun, file: sent, sender } = command;
    if (!sent) throw new ImportFileRefused('import_file_missing');
    if (sent.tooLarge) throw new ImportFileRefused('import_file_too_large');
    const { bytes, checksum } = sent;
    if (bytes === 0) throw new ImportFileRefused('import_file_empty');
    const store = async () => {
      const file = `imports/${randomUUID()}.txt`;
      await this.storage.putFile(file, sent.path);
      return file;
    };
    return await this.unitOfWork.runPrepared(command, store, async (transaction, file) => {
      const begun = { ...waiting(), name, bytes, checksum, dryRun, begunBy: sender.actor.userId, file };
      return { id: await this.log.begin(transaction, begun) };
    });
  }
}
