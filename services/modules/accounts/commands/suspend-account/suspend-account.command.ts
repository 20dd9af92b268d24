import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Keeps an account out and ends its session; its owner learns why at the next log-in. */
export class SuspendAccount extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly accountId: number,
    readonly reason: string,
  ) {
    super(sender);
  }
}
