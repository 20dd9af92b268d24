import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { UploadKind } from '../../contract/uploads.ts';

/** Removes an uploaded picture or trailer that no facts have named. @returns whether it was so. */
export class RemoveUnnamedUpload extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly kind: UploadKind,
    readonly key: string,
    /** Only when it was uploaded before then. */
    readonly until: Date,
  ) {
    super(sender);
  }
}
