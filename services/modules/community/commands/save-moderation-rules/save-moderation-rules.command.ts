import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Replaces the rules by which comments are moderated. The result: their version. */
export class SaveModerationRules extends Command<{ version: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly seenVersion: number,
    readonly trustAfter: number | null,
    readonly words: readonly string[],
  ) {
    super(sender);
  }
}
