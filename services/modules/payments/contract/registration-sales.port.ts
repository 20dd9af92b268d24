import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';

export interface RegistrationOrder {
  userId: number;
  /** Purchasable plan: 2 days, 3 volume. */
  planId: number;
  /** Null for the plan's first offer. */
  offerId: number | null;
}

/** A registration with a paid plan: what it will cost. Until it is paid the new account may pay without a log-in. */
export abstract class RegistrationSales {
  /**
   * Called in the registration's own transaction, after the account has its row.
   * @returns price in rials and size in days or bytes, or null when that is not for sale.
   */
  abstract open(
    transaction: CommandTransaction,
    order: RegistrationOrder,
  ): Promise<{ price: number; size: number } | null>;
}
