import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface ConfirmTwoFactorResult {
  /** Shown this once; each works once. */
  recoveryCodes: string[];
}

/** Switches two-factor on with a first code of the authenticator. */
export class ConfirmTwoFactor extends Command<ConfirmTwoFactorResult> {
  static override readonly secrets = ['code'];
  /** The try is counted first, whatever comes of it. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly code: string,
  ) {
    super(sender);
  }
}
