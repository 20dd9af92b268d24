import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes a WebVTT file that no track has or may have again. @returns false where one has it meanwhile. */
export class RemoveUnknownTrackFile extends Command<boolean> {
  constructor(
    sender: Sender,
    readonly vttName: string,
  ) {
    super(sender);
  }
}
