import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ImportProgress } from '../../domain/imports/title-import.ts';

/** A worker tells how far it is. @returns false when the import is its own no more. */
export class ReportImport extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly worker: string,
    readonly progress: ImportProgress,
  ) {
    super(sender);
  }
}
