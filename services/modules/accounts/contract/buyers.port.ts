import type { EntityManager } from 'typeorm';

/** Accounts, as those need to know them who sell them something. */
export abstract class Buyers {
  /**
   * Holds the account as it is until the transaction ends: a deletion waits, or has come first.
   * @returns false when the account is deleted: what is given to it would be nobody's.
   */
  abstract hold(manager: EntityManager, userId: number): Promise<boolean>;
}
