import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SeenTitle } from '../../application/title-reference.schema.ts';

/**
 * Makes one title of two that are the same film: the one that stays gets what it lacks, its address is where the other's leads
 * to, and what members have said and kept of the other goes along. @returns the version of the one that stays.
 */
export class MergeTitles extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly from: SeenTitle,
    readonly into: SeenTitle,
  ) {
    super(sender);
  }
}
