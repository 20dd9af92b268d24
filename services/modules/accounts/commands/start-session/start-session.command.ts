import type { MembershipState } from '#modules/membership/contract/current-plan.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Device } from '../../application/sessions/device.ts';

export interface SignedInAccount {
  id: number;
  name: string;
  username: string;
  email: string;
  phone: string | null;
  role: Role;
  /** Name of the picture in the storage. */
  avatar: string | null;
  /** Whether two-factor is on. */
  twoFactor: boolean;
  membership: MembershipState;
}

export interface StartSessionResult {
  token: string;
  lifetimeSeconds: number;
  account: SignedInAccount;
}

/** Starts the session of an account whose password, or code of its registration, was right; the one before it ends in the same transaction. */
export class StartSession extends Command<StartSessionResult> {
  static override readonly secrets = ['passwordHash', 'code'];

  constructor(
    sender: Sender,
    readonly accountId: number,
    /** What the password was checked against: it may have been changed meanwhile. */
    readonly passwordHash: string,
    /** Of the authenticator, where the account has one. */
    readonly code: string | null,
    readonly remember: boolean,
    readonly device: Device,
  ) {
    super(sender);
  }
}
