import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Letter } from '../../domain/letter.ts';

/** Somebody writes to the staff: a new thread, or one that goes on. */
export class SendLetter extends Command<null> {
  static override readonly secrets = ['captcha'];
  /** The captcha is redeemed first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** As typed. */
    readonly letter: Letter,
    /** Of the link that an answer came with; null for a new thread. */
    readonly handle: string | null,
    readonly captcha: string,
  ) {
    super(sender);
  }
}
