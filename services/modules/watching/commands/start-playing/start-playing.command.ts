import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface StartedPlaying {
  /** Number of this playing: the player sends it with each report. */
  session: number;
  /** Where to begin, in seconds. */
  playtime: number;
}

/** A player opens a film: it gets the number of its playing, and those before it count no more (invariant 14). */
export class StartPlaying extends Command<StartedPlaying> {
  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
  ) {
    super(sender);
  }
}
