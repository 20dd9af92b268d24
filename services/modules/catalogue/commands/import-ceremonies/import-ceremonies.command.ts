import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CeremonyRecord } from '../../domain/awards/ceremony-record.ts';

/** Brings in what a file knows of ceremonies. Awards of which somebody has told already stay as they are. */
export class ImportCeremonies extends Command<{ awards: number }> {
  constructor(
    override readonly sender: Sender,
    readonly awards: readonly CeremonyRecord[],
    /** For the journal; null for what is no file. */
    readonly file: { hash: string; name: string } | null,
  ) {
    super(sender);
  }
}
