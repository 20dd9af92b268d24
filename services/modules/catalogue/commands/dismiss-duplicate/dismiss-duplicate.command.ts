import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Says of two titles that look the same that they are two films. */
export class DismissDuplicate extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly titleIds: readonly [number, number],
  ) {
    super(sender);
  }
}
