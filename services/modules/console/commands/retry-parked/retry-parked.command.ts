import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Asks for what a read model has parked to be tried again, which a worker does. The result: by which id it is followed. */
export class RetryParked extends Command<{ id: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly projection: string,
  ) {
    super(sender);
  }
}
