import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Staff answers what somebody has written; the answer goes out by mail. The result: the thread's version. */
export class AnswerContact extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly threadId: number,
    readonly seenVersion: number,
    /** As typed. */
    readonly body: string,
  ) {
    super(sender);
  }
}
