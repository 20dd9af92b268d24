import { Command } from '#platform/messaging/commands/command.ts';

/** Sends one member what was noted for their mail, when it is due. @returns whether there was somebody. */
export class SendDigest extends Command<boolean> {}
