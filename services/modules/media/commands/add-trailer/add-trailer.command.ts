import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface AddedTrailer {
  /** By which titles name it. */
  key: string;
}

/** Stores a trailer of ours; it is shown once a title names it. */
export class AddTrailer extends Command<AddedTrailer> {
  /** It is read and stored; nothing else is kept of it. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    /** Where it is while the command runs. */
    readonly path: string,
  ) {
    super(sender);
  }
}
