import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes the bytes of a film that no release has, and what was made of them. @returns whether it was so. */
export class RemoveMedia extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly sha256: string,
    /** Only when it was idle then already. */
    readonly idleUntil: Date,
  ) {
    super(sender);
  }
}
