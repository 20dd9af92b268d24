import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Channel } from '../../contract/channel.events.ts';

/** Replaces the whole list of channels. The result: its version. */
export class SaveChannels extends Command<{ version: number }> {
  constructor(
    override readonly sender: Sender,
    readonly seenVersion: number,
    readonly channels: readonly Channel[],
  ) {
    super(sender);
  }
}
