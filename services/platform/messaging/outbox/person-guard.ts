import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StreamEvents } from './event-appender.ts';
import { personsIn } from './personal-fields.ts';

/** Keeps people as they are while something personal is written about them; accounts bind it. */
export abstract class PersonHolder {
  /**
   * Holds the accounts until the transaction ends: their deletion waits, or has come first.
   * @param actor who is written down with the events, as `user-12`; null for a visitor and for the product itself.
   * @throws DomainError when one of them is deleted or never was.
   */
  abstract hold(manager: EntityManager, userIds: readonly number[], actor: string | null): Promise<void>;
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
  hold(
    manager: EntityManager,
    streams: readonly StreamEvents[],
    actor: string | null,
    held: Set<number>,
  ): Promise<void> {
    return this.holdAll(manager, personsIn(streams.flatMap(({ events }) => events)), actor, held);
  }

  async holdAll(
    manager: EntityManager,
    userIds: readonly number[],
    actor: string | null,
    held: Set<number>,
  ): Promise<void> {
    const persons = userIds.filter((id) => !held.has(id));
    if (persons.length === 0) return;
    if (!this.holder) throw new Error('an event with personal fields, and nobody who holds accounts in this process');
    await this.holder.hold(manager, persons, actor);
    for (const id of persons) held.add(id);
  }
}
