import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Takes in what has happened since the last time: who is concerned by name is told, what followers are to be told is spread
 * from then on. @returns whether there is more; null while another process is at it.
 */
export class TakeInNews extends Command<{ events: number; more: boolean } | null> {}
