import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Erases a registration that was not verified in time. @returns false when there is nothing to erase, or money stands behind it. */
export class LapseRegistration extends Command<boolean> {
  constructor(
    sender: Sender,
    readonly accountId: number,
  ) {
    super(sender);
  }
}
