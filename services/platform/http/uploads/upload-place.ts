import { mkdtemp, rm } from 'node:fs/promises';
import { placePrefix } from './sweep-upload-places.ts';
import { TooManyUploads } from './upload.errors.ts';
import type { UploadSender, UploadSlots } from './upload-slots.ts';

/** Room on the disk for one file that arrives. */
export class UploadPlace {
  private freed = false;

  private constructor(
    readonly folder: string,
    private readonly slots: UploadSlots,
    private readonly sender: UploadSender,
  ) {}

  /** @throws TooManyUploads */
  static async take(slots: UploadSlots, sender: UploadSender): Promise<UploadPlace> {
    if (!slots.take(sender)) throw new TooManyUploads();
    try {
      return new UploadPlace(await mkdtemp(placePrefix()), slots, sender);
    } catch (error) {
      slots.free(sender);
      throw error;
    }
  }

  async free(): Promise<void> {
    if (this.freed) return;
    this.freed = true;
    this.slots.free(this.sender);
    await rm(this.folder, { recursive: true, force: true });
  }
}
