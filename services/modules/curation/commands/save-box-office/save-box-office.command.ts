import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

interface Earned {
  titleId: number;
  /** Million US dollars, worldwide. */
  gross: number;
}

/** Replaces the whole box office. The result: its version. */
export class SaveBoxOffice extends Command<{ version: number }> {
  constructor(
    override readonly sender: Sender,
    readonly seenVersion: number,
    /** The day on which the figures were true. */
    readonly asOf: string,
    readonly entries: readonly Earned[],
  ) {
    super(sender);
  }
}
