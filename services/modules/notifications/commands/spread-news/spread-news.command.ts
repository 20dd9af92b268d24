import { Command } from '#platform/messaging/commands/command.ts';

/** Tells the next batch of followers what is being spread. @returns to how many; null when there is nothing to spread. */
export class SpreadNews extends Command<number | null> {}
