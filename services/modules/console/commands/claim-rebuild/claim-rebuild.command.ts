import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { RebuildKind } from '../../contract/rebuilds.events.ts';

export interface ClaimedRebuild {
  id: number;
  projection: string;
  mode: RebuildKind;
  /** Of this try, a UUID. */
  worker: string;
}

/** Takes the next rebuild that is to be done. @returns null when there is none. */
export class ClaimRebuild extends Command<ClaimedRebuild | null> {
  constructor(override readonly sender: Sender) {
    super(sender);
  }
}
