import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Keys that a page found no text for (specification §7). @returns those of them that are no texts of the site. */
export class ReportMissingTranslations extends Command<string[]> {
  constructor(
    sender: Sender,
    readonly keys: readonly string[],
  ) {
    super(sender);
  }
}
