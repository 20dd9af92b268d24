import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Ends an import before its end; what it has brought so far stays. */
export class CancelImport extends Command<{ id: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly id: number,
  ) {
    super(sender);
  }
}
