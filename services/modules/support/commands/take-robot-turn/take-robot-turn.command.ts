import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The next media on offer for a robot to look at: all in turn, from the beginning again after the last. */
export class TakeRobotTurn extends Command<MediaFacts[]> {
  constructor(
    override readonly sender: Sender,
    readonly robot: 'look' | 'sum',
    readonly max: number,
  ) {
    super(sender);
  }
}
