import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Imports the file of a dry run. The result: the id of the import. */
export class ApplyImport extends Command<{ id: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly id: number,
  ) {
    super(sender);
  }
}
