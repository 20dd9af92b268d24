import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ToldNomination } from '../../contract/awards/ceremony.events.ts';
import type { AwardOfYear, WantedNomination } from '../../domain/awards/award-nominations.ts';

/** A title with the version that the editor has seen. */
interface SeenTitle {
  titleId: number;
  version: number;
}

/** What the ceremony itself tells of an award, with the version that the editor has seen. */
interface ToldAward {
  version: number;
  nominations: readonly ToldNomination[];
}

/**
 * Replaces the nominations of one award in one year, whatever titles they are of, and those of films that the site may not have.
 * Without nominations the award is gone from it.
 */
export class SaveAward extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly award: AwardOfYear,
    /** The titles that were nominated when the editor opened it. */
    readonly seen: readonly SeenTitle[],
    readonly nominations: readonly WantedNomination[],
    readonly told: ToldAward,
  ) {
    super(sender);
  }
}
