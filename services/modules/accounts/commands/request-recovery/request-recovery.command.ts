import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Does the same for every address: writes down that somebody asked. Whether there is an account is looked up by a worker
 * afterwards, so neither the answer nor its time can tell.
 */
export class RequestRecovery extends Command<void> {
  /** The try is counted first, whatever comes of it. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** As typed. */
    readonly email: string,
  ) {
    super(sender);
  }
}
