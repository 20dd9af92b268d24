import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { StartSessionResult } from '../start-session/start-session.command.ts';

/** Verifies an account by the code that was sent to its owner, and signs the owner in. */
export class VerifyAccount extends Command<StartSessionResult> {
  static override readonly secrets = ['code'];
  /** The try is counted first; the guess and the session are commands of their own. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** Of the registration. */
    readonly handle: string,
    readonly code: string,
    readonly remember: boolean,
    /** The browser's own name, for the list of sessions. */
    readonly userAgent: string | null,
  ) {
    super(sender);
  }
}
