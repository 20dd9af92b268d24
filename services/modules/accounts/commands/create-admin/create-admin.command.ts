import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface CreateAdminResult {
  accountId: number;
  /** To set the password by, once; null where one was given. */
  link: string | null;
}

export interface NewAdmin {
  username: string;
  email: string;
  /** null: nobody knows one, and a link is made by which the new admin sets it. */
  password: string | null;
}

/** Opens an admin's account, from the machine itself: over the network nobody becomes one but by another admin. */
export class CreateAdmin extends Command<CreateAdminResult> {
  static override readonly secrets = ['admin'];
  /** A password is hashed first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly admin: NewAdmin,
  ) {
    super(sender);
  }
}
