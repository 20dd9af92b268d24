import type { Release, ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { OnProgress } from '../../application/intake/media-intake.ts';
import type { MediaFacts } from '../../contract/media-facts.ts';

export interface AddedMedia {
  media: MediaFacts;
  /** Whether the site did not have it before. */
  added: boolean;
  /** What it is on offer as from now on; null where nothing was to be changed. */
  file: ReleaseFile | null;
}

/** What a film is to be put on offer as. */
interface Offer {
  titleId: number;
  release: Release;
}

/** Takes a film of this machine into the storage and, where that is asked for, puts it on offer in the same breath. */
export class AddMedia extends Command<AddedMedia> {
  /** It is read and stored first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    /** Where it is while the command runs. */
    readonly path: string,
    readonly offer: Offer | null = null,
    readonly onProgress?: OnProgress,
  ) {
    super(sender);
  }
}
