import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SeenTitle } from '../../application/title-reference.schema.ts';

/** Takes a title off the site: its page says that it is gone, and no list has it. @returns its version. */
export class WithdrawTitle extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly title: SeenTitle,
  ) {
    super(sender);
  }
}
