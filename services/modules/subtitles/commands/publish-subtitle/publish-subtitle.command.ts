import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Lets everybody see a subtitle with its film. @returns false when that very one is published already. */
export class PublishSubtitle extends Command<boolean> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    /** Of the media file. */
    readonly sha256: string,
    readonly language: string,
    readonly label: string | null,
    /** WebVTT, UTF-8. */
    readonly vtt: string,
  ) {
    super(sender);
  }
}
