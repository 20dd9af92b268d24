import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Subtitles that come too early or too late stay moved as the member has moved them. */
export class KeepSubtitleOffset extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
    /** Id of the track. */
    readonly track: number,
    /** Milliseconds; above 0 when the text comes later. */
    readonly offset: number,
  ) {
    super(sender);
  }
}
