import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes back that two titles are two films. */
export class RestoreDuplicate extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly titleIds: readonly [number, number],
  ) {
    super(sender);
  }
}
