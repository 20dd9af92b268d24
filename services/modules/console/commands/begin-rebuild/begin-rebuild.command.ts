import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { RebuildMode } from '../../contract/rebuilds.events.ts';

/** Asks for a read model to be made anew, which a worker does. The result: the id of the rebuild. */
export class BeginRebuild extends Command<{ id: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly projection: string,
    readonly mode: RebuildMode,
  ) {
    super(sender);
  }
}
