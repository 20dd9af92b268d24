import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Says of a text that a page has found none of that it is fine as it is. */
export class DismissMissingTranslation extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly id: number,
  ) {
    super(sender);
  }
}
