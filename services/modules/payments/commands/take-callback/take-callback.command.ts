import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export type CallbackOutcome =
  | { kind: 'paid'; reference: string }
  | { kind: 'not paid'; reference: string; code: string };

/** A buyer comes back from the bank. Coming again, or twice at once, leads to the same receipt. */
export class TakeCallback extends Command<CallbackOutcome> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    /** The bank's name, as the address says it. */
    readonly gateway: string,
    /** Of the posted form, or of the address. */
    readonly fields: Record<string, string>,
  ) {
    super(sender);
  }
}
