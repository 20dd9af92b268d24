import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';

/** What an account has ordered, for modules that may delete accounts. */
export abstract class AccountOrders {
  /** Whether the account has paid for anything, or the bank may still have its money. */
  abstract exist(transaction: CommandTransaction, userId: number): Promise<boolean>;
}
