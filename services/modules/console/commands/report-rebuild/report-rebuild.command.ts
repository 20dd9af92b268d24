import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { RebuildProgress } from '../../contract/rebuilds.events.ts';

/** A worker tells how far it is. @returns false when the rebuild is its own no more. */
export class ReportRebuild extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly worker: string,
    readonly progress: RebuildProgress,
  ) {
    super(sender);
  }
}
