import type { EntityManager } from 'typeorm';

/** Films whose bytes were removed since nobody had used them for long. They may be brought again. */
export abstract class RemovedMedia {
  /** @returns which of the films are gone. */
  abstract among(manager: EntityManager, sha256: readonly string[]): Promise<string[]>;
  /** Whether a film is gone; it is not brought again before the transaction has ended. */
  abstract holdRemoved(manager: EntityManager, sha256: string): Promise<boolean>;
}
