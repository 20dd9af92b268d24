import type { EntityManager } from 'typeorm';

/** Accounts by the names that members call each other by, on the write side. */
export abstract class NamedAccounts {
  /** @returns the ids of those that may act; a name that nobody has is left out. */
  abstract find(manager: EntityManager, usernames: readonly string[]): Promise<number[]>;
}
