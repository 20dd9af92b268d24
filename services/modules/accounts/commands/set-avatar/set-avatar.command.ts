import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface SetAvatarResult {
  /** Name of the picture in the storage. */
  avatar: string;
}

interface SentPicture {
  /** Where it is while the command runs. */
  path: string;
  /** It was longer than pictures may be, and is not there whole. */
  tooLarge: boolean;
}

/** Takes an uploaded picture as one's own. */
export class SetAvatar extends Command<SetAvatarResult> {
  /** The picture is drawn anew and stored first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly picture: SentPicture | null,
  ) {
    super(sender);
  }
}
