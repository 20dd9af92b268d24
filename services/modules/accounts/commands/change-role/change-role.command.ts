import type { Sender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** By somebody who is an admin as it happens, or an operator. Nobody changes their own role, so there is always an admin left. */
export class ChangeRole extends Command<void> {
  /** A password is checked first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly accountId: number,
    readonly role: Role,
    /** That of the role which the sender has seen; null: whatever it is by now, as an operator says it. */
    readonly version: number | null,
    /** Kept in the audit log. */
    readonly reason: string | null,
  ) {
    super(sender);
  }
}
