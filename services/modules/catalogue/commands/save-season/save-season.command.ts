import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SeasonEdit } from '../../domain/titles/season.ts';

/** Adds a season to a series, or replaces what is known of one; the result is its title's version. */
export class SaveSeason extends Command<{ version: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly seen: { titleId: number; version: number },
    readonly season: SeasonEdit,
  ) {
    super(sender);
  }
}
