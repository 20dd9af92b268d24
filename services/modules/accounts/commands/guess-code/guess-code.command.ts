import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export type GuessOutcome = 'verified' | 'wrong' | 'expired';

/**
 * One guess at the code of an account that waits for it. What came of it is a result and no error, because a wrong guess must
 * stay counted.
 */
export class GuessCode extends Command<GuessOutcome> {
  static override readonly secrets = ['code'];

  constructor(
    sender: Sender,
    readonly accountId: number,
    readonly code: string,
  ) {
    super(sender);
  }
}
