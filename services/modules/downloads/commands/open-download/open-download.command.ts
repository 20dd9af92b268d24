import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export type DownloadRefusal = 'login' | 'vip' | 'bandwidth' | 'gone' | 'key' | 'addresses';
/** What a file that is gone was of, while that is on the site. */
export type TitleOfGone = Pick<FileTitle, 'postType' | 'slug'>;
export type OpenedDownload = { path: string } | { refusal: DownloadRefusal; title?: TitleOfGone | null };

/** Somebody wants to download a file: the result is the path of a fresh link, if they may. */
export class OpenDownload extends Command<OpenedDownload> {
  static override readonly secrets = ['key'];
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    readonly fileId: number,
    /** Of the member in whose name it is wanted; null where that is the sender's own. */
    readonly key: string | null,
  ) {
    super(sender);
  }
}
