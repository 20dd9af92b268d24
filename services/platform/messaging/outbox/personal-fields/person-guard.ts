import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';

/** Keeps people as they are while something personal is written about them; accounts bind it. */
export abstract class PersonHolder {
  /**
   * Holds the accounts until the transaction ends: their deletion waits, or has come first.
   * @param actor who is written down with the events, as `user-12`; null for a visitor and for the product itself.
   * @throws DomainError when one of them is deleted or never was.
   */
  abstract hold(manager: EntityManager, userIds: readonly number[], actor: string | null): Promise<void>;

  /** The same as a statement that goes along with others: it fails where one of them is deleted. */
  abstract holding(userIds: readonly number[]): BundledStatement;
}

/**
 * Stands before every append: an event with personal fields is written only while its person's account is held, so that a
 * deletion, which takes these fields out of the log, finds all of them.
 */
@Injectable()
export class PersonGuard {
  private holder: PersonHolder | null = null;

  get bound(): boolean {
    return this.holder !== null;
  }

  bind(holder: PersonHolder): void {
    this.holder = holder;
  }

  /** @param held whom this transaction holds already; whoever is held now is added. */
  async hold(
    manager: EntityManager,
    userIds: readonly number[],
    actor: string | null,
    held: Set<number>,
  ): Promise<void> {
    const persons = userIds.filter((id) => !held.has(id));
    if (persons.length === 0) return;
    await this.known.hold(manager, persons, actor);
    for (const id of persons) held.add(id);
  }

  /** @param userIds each once; they are held in the order of their ids. */
  holding(userIds: readonly number[]): BundledStatement {
    return this.known.holding(userIds);
  }

  private get known(): PersonHolder {
    if (!this.holder) throw new Error('an event with personal fields, and nobody who holds accounts in this process');
    return this.holder;
  }
}
