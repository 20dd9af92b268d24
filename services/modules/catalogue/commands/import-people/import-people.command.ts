import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PersonRecord } from '../../domain/titles/title-record.ts';

/** Brings what a file knows of people into the catalogue: who is missing is added, the gaps of the others are filled. */
export class ImportPeople extends Command<{ people: number }> {
  constructor(
    override readonly sender: Sender,
    readonly people: readonly PersonRecord[],
    readonly file: { hash: string; name: string },
  ) {
    super(sender);
  }
}
