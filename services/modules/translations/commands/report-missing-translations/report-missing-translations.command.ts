import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Keys that a page found no text for (specification §7). */
export class ReportMissingTranslations extends Command<void> {
  constructor(
    sender: Sender,
    readonly keys: readonly string[],
  ) {
    super(sender);
  }
}
