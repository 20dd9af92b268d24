import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface SavedTranslation {
  id: number;
  version: number;
}

/** Puts texts in the place of built-in ones, or the built-in ones back. */
export class SaveTranslation extends Command<SavedTranslation> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
    /** null for the built-in text. */
    readonly texts: { fa: string | null; en: string | null },
  ) {
    super(sender);
  }
}
