import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';

/** A title that is merged into another; both are locked. */
export interface Merge {
  from: number;
  into: number;
}

/** Takes along what a module keeps of a title, within the transaction that merges it. */
export type TakeAlong = (transaction: CommandTransaction, merge: Merge) => Promise<void>;

/** Every module that keeps something of titles says here how it goes along when two become one. */
export abstract class MergedTitles {
  abstract add(takeAlong: TakeAlong): void;
  /** Has every module take along what it keeps. */
  abstract merge(transaction: CommandTransaction, merge: Merge): Promise<void>;
}
