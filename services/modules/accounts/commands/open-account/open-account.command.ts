import type { Sender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface OpenAccountResult {
  accountId: number;
}

/** Opens an account that is verified from the start. */
export class OpenAccount extends Command<OpenAccountResult> {
  static override readonly secrets = ['password'];
  /** A password is hashed first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly username: string,
    readonly name: string,
    readonly email: string,
    readonly role: Role,
    readonly password: string,
  ) {
    super(sender);
  }
}
