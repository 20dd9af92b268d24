import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Looks through the log once more, an hour and a day after a deletion, for what is personal to the account. Nothing should be
 * found: a command that was under way is refused. @returns how many accounts were looked for.
 */
export class EraseAgain extends Command<number> {}
