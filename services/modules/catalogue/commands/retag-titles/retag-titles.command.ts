import { Command } from '#platform/messaging/commands/command.ts';

/** Some titles get the genres that have taken the place of theirs. The result: how many; none when all are done. */
export class RetagTitles extends Command<number> {}
