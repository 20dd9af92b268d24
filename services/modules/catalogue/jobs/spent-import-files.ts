import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { unknownFiles } from '#platform/storage/unknown-files.ts';
import { ForgetImportFiles } from '../commands/forget-import-files/forget-import-files.command.ts';
import { TitleImportRepository } from '../persistence/imports/title-import.repository.ts';

const BATCH = 20;
const SENDER = systemSender('remove files of imports');

/** Removes the files of imports that are over, of dry runs that nobody followed up, and those that became no import. */
@Injectable()
export class SpentImportFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly imports: TitleImportRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    return (await this.commands.execute(new ForgetImportFiles(SENDER, BATCH))) + (await this.removeUnknown());
  }

  private async removeUnknown(): Promise<number> {
    let removed = 0;
    for await (const file of unknownFiles(this.storage, 'imports', (files) => this.imports.known(files))) {
      await this.storage.remove(file);
      removed += 1;
    }
    return removed;
  }
}
