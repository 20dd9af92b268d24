import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export type DownloadRefusal = 'login' | 'vip' | 'bandwidth' | 'gone' | 'key' | 'addresses';
export type OpenedDownload = { path: string } | { refusal: DownloadRefusal };

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
