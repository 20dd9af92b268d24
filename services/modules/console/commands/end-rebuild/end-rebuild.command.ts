import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { RebuildEnd } from '../../domain/projection-rebuild.ts';

/** A worker has come to the end of a rebuild. One that is its own no more stays as it is. */
export class EndRebuild extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly worker: string,
    readonly end: RebuildEnd,
  ) {
    super(sender);
  }
}
