import { Command as CqrsCommand } from '@nestjs/cqrs';
import type { Sender } from '#platform/kernel/context/sender.ts';

/**
 * Something that somebody wants done: its sender and readonly fields. One `@CommandHandler` executes it, inside a unit of work
 * that the command bus opens.
 */
export abstract class Command<Result> extends CqrsCommand<Result> {
  /** Fields that are kept nowhere, not even hashed: passwords, codes, solved captchas. */
  static readonly secrets: readonly string[] = [];
  /**
   * Whether the bus opens the unit of work. false where the handler first does what takes long (hashes a password, asks a
   * bank): a connection is not held meanwhile, and the handler opens the unit of work itself.
   */
  static readonly opensUnitOfWork: boolean = true;

  /**
   * Whether its transaction opens only when the handler asks for it with `transaction.open()`. A command that never does is
   * committed together with others of the same moment: for those that come in great numbers and only write.
   */
  static readonly opensLate: boolean = false;

  constructor(readonly sender: Sender) {
    super();
  }

  /** What tells a retry from another use of the same Idempotency-Key: the fields, less the sender and the secrets. */
  identity(): Record<string, unknown> {
    const { secrets } = this.constructor as typeof Command;
    const fields = Object.entries(this).filter(([name]) => name !== 'sender' && !secrets.includes(name));
    return Object.fromEntries(fields);
  }
}
