import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface AddedPicture {
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Its colour on the whole, `#rrggbb`. */
  tint: string;
}

/** Stores a picture for a title, a person, a news post or a collection; it is shown once their facts name it. */
export class AddPicture extends Command<AddedPicture> {
  constructor(
    override readonly sender: MemberSender,
    readonly picture: UploadedFile | null,
  ) {
    super(sender);
  }
}
