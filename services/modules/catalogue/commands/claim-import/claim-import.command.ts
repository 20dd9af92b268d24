import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface ClaimedImport {
  id: number;
  name: string;
  checksum: string;
  dryRun: boolean;
  /** In the storage. */
  file: string;
  /** Of this try, a UUID. */
  worker: string;
}

/** Takes the next import that is to be done. @returns null when there is none. */
export class ClaimImport extends Command<ClaimedImport | null> {
  constructor(override readonly sender: Sender) {
    super(sender);
  }
}
