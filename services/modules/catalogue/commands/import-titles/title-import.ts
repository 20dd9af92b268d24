import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import type { ImportBatch } from '../../application/imports/import-batch.ts';
import { type ImportOptions, type ImportSummary, importTitles } from '../../application/imports/import-titles.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { ImportTitles } from './import-titles.command.ts';

const SENDER = systemSender('import titles');

/** Imports the titles of a stream, a command for each batch. */
@Injectable()
export class TitleImport {
  constructor(
    private readonly commands: CommandBus,
    private readonly journal: ImportJournalRepository,
  ) {}

  run(stream: Readable, options: ImportOptions): Promise<ImportSummary> {
    return importTitles(stream, options, {
      importBatch: (batch: ImportBatch) => this.commands.execute(new ImportTitles(SENDER, batch)),
      journal: this.journal,
    });
  }

  /** Whether a file of this hash (SHA-256) has been imported to its end. */
  async isDone(fileHash: string): Promise<boolean> {
    return (await this.journal.read(fileHash))?.finished ?? false;
  }
}
