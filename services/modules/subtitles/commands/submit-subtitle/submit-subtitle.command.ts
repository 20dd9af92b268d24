import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface SubmitSubtitleResult {
  submissionId: number;
}

interface SentSubtitle {
  /** Where it is while the command runs. */
  path: string;
  checksum: string;
  /** It was longer than subtitles may be, and is not there whole. */
  tooLarge: boolean;
}

/** Brings a subtitle for a file on offer; it waits for a moderator, also when one of them has brought it. */
export class SubmitSubtitle extends Command<SubmitSubtitleResult> {
  /** The file is read and kept first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
    readonly language: string,
    readonly label: string | null,
    readonly file: SentSubtitle | null,
  ) {
    super(sender);
  }

  /** The same bytes are the same file, wherever they lie. */
  override identity(): Record<string, unknown> {
    return { ...super.identity(), file: this.file?.checksum };
  }
}
