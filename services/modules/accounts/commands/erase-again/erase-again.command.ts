import { Command } from '#platform/messaging/commands/command.ts';

export interface Erased {
  /** How many accounts were looked for, to the end of the log. */
  accounts: number;
  /** Whether there may be more events of theirs, for a next command. */
  more: boolean;
}

/**
 * Goes on with a deletion that had too many events for its own transaction, and looks through the log once more, an hour and a
 * day after each, for what is personal to the account. Then nothing should be found: a command that was under way is refused.
 */
export class EraseAgain extends Command<Erased> {}
