import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes the bytes of subtitles that were all refused before then or of removed films. @returns false where somebody has sent the same again. */
export class RemoveIdleOriginal extends Command<boolean> {
  constructor(
    sender: Sender,
    /** The storage's name of the bytes. */
    readonly original: string,
    readonly until: Date,
  ) {
    super(sender);
  }
}
