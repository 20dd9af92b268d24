import { Injectable } from '@nestjs/common';
import { type EntityManager, In, QueryFailedError } from 'typeorm';
import type { ListEntry, ListKind } from '../contract/library.events.ts';
import { UnknownPerson } from '../domain/library-errors.ts';
import { ListEntryEntity } from './list-entry.entity.ts';

/** An entry after a change, with the version that its stream has now. */
export type ChangedEntry = ListEntry & { version: number };

@Injectable()
export class ListEntryRepository {
  countOf(manager: EntityManager, userId: number, kind: ListKind): Promise<number> {
    return manager.countBy(ListEntryEntity, { userId, kind, listed: true });
  }

  /**
   * Puts something on a list, under its row's lock: of several at once one does, the others find it there.
   * @returns null when it is there already. @throws UnknownPerson
   */
  async add(manager: EntityManager, entry: Omit<ListEntry, 'listId'>): Promise<ChangedEntry | null> {
    const { userId, kind, targetId } = entry;
    const target = kind === 'person' ? { personId: targetId } : { postId: targetId };
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ListEntryEntity)
      .values({ userId, kind, ...target, version: 1, listed: true })
      .orIgnore()
      .returning(['id'])
      .execute()
      .catch(refuseUnknownPerson);
    if (inserted.raw.length > 0) return { listId: inserted.raw[0].id, ...entry, version: 1 };
    const known = await manager.findOneOrFail(ListEntryEntity, {
      where: { userId, kind, ...target },
      lock: { mode: 'pessimistic_write' },
    });
    return known.listed ? null : this.turn(manager, known, true);
  }

  /**
   * Takes entries off their lists, locked in the order of their ids.
   * @returns those that were on one; null when one of them is no entry of the member's and of these kinds.
   */
  async remove(
    manager: EntityManager,
    userId: number,
    kinds: readonly ListKind[],
    listIds: readonly number[],
  ): Promise<ChangedEntry[] | null> {
    const entries = await manager.find(ListEntryEntity, {
      where: { id: In([...listIds]), userId, kind: In([...kinds]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (entries.length < new Set(listIds).size) return null;
    const removed: ChangedEntry[] = [];
    for (const entry of entries) if (entry.listed) removed.push(await this.turn(manager, entry, false));
    return removed;
  }

  /** Takes a title off everybody's lists. @returns the entries that were on one, in the order of their members. */
  async takeOff(manager: EntityManager, postId: number): Promise<ChangedEntry[]> {
    const entries = await manager.find(ListEntryEntity, {
      where: { postId, listed: true },
      order: { userId: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const taken: ChangedEntry[] = [];
    for (const entry of entries) taken.push(await this.turn(manager, entry, false));
    return taken;
  }

  private async turn(manager: EntityManager, entry: ListEntryEntity, listed: boolean): Promise<ChangedEntry> {
    const { id: listId, userId, kind, postId, personId } = entry;
    const version = entry.version + 1;
    await manager.update(ListEntryEntity, { id: listId }, { listed, version });
    return { listId, userId, kind, targetId: (postId ?? personId) as number, version };
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a person exists is settled by the foreign key. */
function refuseUnknownPerson(error: unknown): never {
  if (error instanceof QueryFailedError) {
    const { code, constraint }: { code?: string; constraint?: string } = error.driverError;
    if (code === FOREIGN_KEY_VIOLATION && constraint === 'list_entry_person_id_fkey') throw new UnknownPerson();
  }
  throw error;
}
