import type { MemberSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Nobody changes their own role, so there is always an admin left. */
export class ChangeRole extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly accountId: number,
    readonly role: Role,
    /** Kept in the audit log. */
    readonly reason: string | null,
  ) {
    super(sender);
  }
}
