import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A browser takes messages no more. */
export class UnsubscribePush extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly endpoint: string,
  ) {
    super(sender);
  }
}
