import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface RequestActivationCallResult {
  /** mail: for an account without a number. */
  way: 'call' | 'mail';
}

/** Specification §4: the code by telephone, once, from a minute after registration. */
export class RequestActivationCall extends Command<RequestActivationCallResult> {
  /** The try is counted first, whatever comes of it. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** Of the registration. */
    readonly handle: string,
  ) {
    super(sender);
  }
}
