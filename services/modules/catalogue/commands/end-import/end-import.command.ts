import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ImportEnd } from '../../domain/imports/title-import.ts';

/** A worker has come to the end of an import, or of what it does of a cancelled one. Another worker's stays as it is. */
export class EndImport extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly worker: string,
    readonly end: ImportEnd,
  ) {
    super(sender);
  }
}
