import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Staff says what the id of a request stands for, so that others see what they can join. The result: its version. */
export class NameRequest extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly requestId: number,
    /** As typed. */
    readonly name: string,
    readonly year: number | null,
  ) {
    super(sender);
  }
}
