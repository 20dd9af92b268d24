import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface ResealTwoFactorResult {
  resealed: number;
  /** Where the next batch begins; null after the last. */
  lastId: number | null;
}

/** Seals with the newest key what an older one has sealed, one batch of accounts. Nothing else about them changes. */
export class ResealTwoFactor extends Command<ResealTwoFactorResult> {
  constructor(
    override readonly sender: Sender,
    readonly afterId: number,
    readonly max: number,
  ) {
    super(sender);
  }
}
