import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface EnrolTwoFactorResult {
  /** base32, to be typed. */
  secret: string;
  /** otpauth://…, to be shown as a QR code. */
  uri: string;
}

/** Makes a secret for an authenticator. Changes nothing about log-ins until a code has confirmed it. */
export class EnrolTwoFactor extends Command<EnrolTwoFactorResult> {
  static override readonly secrets = ['password'];
  /** A password is checked first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly password: string,
  ) {
    super(sender);
  }
}
