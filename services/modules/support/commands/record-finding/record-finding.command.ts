import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { FileFault } from '../../contract/file-faults.ts';

/** What the link robot has found of a medium; all files that it stands behind are as good or bad as it is. */
export class RecordFinding extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly sha256: string,
    readonly fault: FileFault | null,
    /** Whether all its bytes were read. */
    readonly summed: boolean,
  ) {
    super(sender);
  }
}
