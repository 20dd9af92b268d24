import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Publishes scheduled pieces whose time has come, some at a time. The result: how many. */
export class PublishDuePieces extends Command<number> {
  constructor(
    override readonly sender: Sender,
    readonly max: number,
  ) {
    super(sender);
  }
}
