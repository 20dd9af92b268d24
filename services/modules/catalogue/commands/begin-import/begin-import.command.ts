import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes a file of titles, which a worker imports. The result: the id of the import. */
export class BeginImport extends Command<{ id: number }> {
  /** The file is stored before the transaction is opened. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly name: string,
    readonly dryRun: boolean,
    readonly file: UploadedFile | null,
  ) {
    super(sender);
  }

  /** The same bytes are the same file, wherever they lie. */
  override identity(): Record<string, unknown> {
    return { ...super.identity(), file: this.file?.checksum };
  }
}
