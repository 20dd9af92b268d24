import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Puts a retired file on offer again, as it was. */
export class RestoreFile extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
  ) {
    super(sender);
  }
}
