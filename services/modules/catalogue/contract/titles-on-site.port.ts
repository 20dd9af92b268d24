import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';

/** Which titles members can say something of: not of a draft, nor of one that was withdrawn or merged into another. */
export abstract class TitlesOnSite {
  /**
   * Keeps the title on the site until the transaction ends. It takes the title's lock: before those of what belongs to it.
   * @throws what `unknown` makes where it is not there, at once or when the transaction is committed.
   */
  abstract require(transaction: CommandTransaction, titleId: number, unknown: () => Error): Promise<void>;
}
