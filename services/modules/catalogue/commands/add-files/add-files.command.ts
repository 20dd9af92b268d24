import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PlannedFile } from '../../domain/release-files.ts';

export interface AddFilesResult {
  /** Of the releases that the title did not have. */
  fileIds: number[];
}

/** Files that are on offer from now on; a release that the title has already is left as it is. */
export class AddFiles extends Command<AddFilesResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly titleId: number,
    readonly files: readonly Omit<PlannedFile, 'uploadedAt'>[],
  ) {
    super(sender);
  }
}
