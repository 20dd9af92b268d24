import type { EntityManager } from 'typeorm';

/** Accounts that may act, for what is done in their name without a session. */
export abstract class ActiveAccounts {
  /** @returns false for one that is suspended, deleted or not verified. */
  abstract has(manager: EntityManager, userId: number): Promise<boolean>;
}
