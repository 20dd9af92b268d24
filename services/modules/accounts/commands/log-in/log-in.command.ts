import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { StartSessionResult } from '../start-session/start-session.command.ts';

interface Credentials {
  /** E-mail address or username. */
  login: string;
  password: string;
  /** Of the authenticator, where the account has one. */
  code: string | null;
}

/** Starts the one session an account may have, for whoever knows its password. */
export class LogIn extends Command<StartSessionResult> {
  static override readonly secrets = ['credentials', 'captcha'];
  /** A password is checked first; the session is started by a command of its own. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly credentials: Credentials,
    readonly captcha: string,
    readonly remember: boolean,
    /** The browser's own name, for the list of sessions. */
    readonly userAgent: string | null,
    /** Of the console: for moderators and administrators alone. */
    readonly staffOnly = false,
  ) {
    super(sender);
  }
}
