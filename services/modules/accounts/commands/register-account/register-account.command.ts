import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface Registration {
  name: string;
  username: string;
  email: string;
  /** As typed. */
  phone: string | null;
  /** Purchasable plan: 1 free, 2 days, 3 volume. */
  planId: number;
  /** null for the plan's first offer. */
  offerId: number | null;
  referrerId: number | null;
}

export interface RegisterAccountResult {
  /** What the registration is known by until its owner can log in. */
  handle: string;
  /** Rials; 0 for the free plan. */
  price: number;
  /** Days or bytes; 0 for the free plan. */
  size: number;
}

/**
 * A registration waits for its code; the e-mail address belongs to nobody until the code has come back, so that nobody can
 * hold another's address, and an address that has an account gets the same answer as any other: only its owner learns of it,
 * by mail. A username, which everybody can see, is taken at once and the answer says so.
 */
export class RegisterAccount extends Command<RegisterAccountResult> {
  static override readonly secrets = ['password', 'captcha'];
  /** The captcha is redeemed and the password hashed first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly registration: Registration,
    readonly password: string,
    readonly captcha: string,
    /** Handle of an own registration that waits for its code, as one whose address was mistyped. */
    readonly replaces: string | null,
  ) {
    super(sender);
  }
}
