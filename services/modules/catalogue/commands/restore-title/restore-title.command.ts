import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SeenTitle } from '../../application/title-reference.schema.ts';

/** Brings a withdrawn title back, as it was. @returns its version. */
export class RestoreTitle extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly title: SeenTitle,
  ) {
    super(sender);
  }
}
