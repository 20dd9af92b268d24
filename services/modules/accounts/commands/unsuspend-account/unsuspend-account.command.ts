import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Lets a suspended account in again. */
export class UnsuspendAccount extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly accountId: number,
    readonly reason: string,
  ) {
    super(sender);
  }
}
