import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes back what a payment bought, at most what is left, before the bank is asked to give the money back. */
export class BeginReversal extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly paymentId: number,
    readonly reason: string,
  ) {
    super(sender);
  }
}
