import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ImportBatch, ImportedBatch } from '../../application/imports/import-batch.ts';

/** Brings a batch of records into the catalogue: a repeat changes nothing, another source's word on a film we have is merged. */
export class ImportTitles extends Command<ImportedBatch> {
  /** The handler rolls the transaction of a dry run back. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly batch: ImportBatch,
  ) {
    super(sender);
  }
}
