import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { AwardOfYear, WantedNomination } from '../../domain/award-nominations.ts';

/** A title with the version that the editor has seen. */
export interface SeenTitle {
  titleId: number;
  version: number;
}

/** Replaces the nominations of one award in one year, whatever titles they are of. Without nominations the award is gone from it. */
export class SaveAward extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly award: AwardOfYear,
    /** The titles that were nominated when the editor opened it. */
    readonly seen: readonly SeenTitle[],
    readonly nominations: readonly WantedNomination[],
  ) {
    super(sender);
  }
}
