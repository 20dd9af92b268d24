import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { ForgetImportFiles } from '../commands/forget-import-files/forget-import-files.command.ts';

const BATCH = 20;

/** Removes the files of imports that are over, and of dry runs that nobody followed up. */
@Injectable()
export class SpentImportFiles {
  private readonly sender = systemSender('remove files of imports');

  constructor(
    private readonly commands: CommandBus,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    const files = await this.commands.execute(new ForgetImportFiles(this.sender, BATCH));
    for (const file of files) await this.storage.remove(file);
    return files.length;
  }
}
