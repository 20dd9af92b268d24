import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ProfilePart } from '../../contract/profile-part.ts';

/** Which parts of one's own page others see. */
export class ChooseProfileParts extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly shows: readonly ProfilePart[],
  ) {
    super(sender);
  }
}
