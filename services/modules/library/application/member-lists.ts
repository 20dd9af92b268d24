import { Injectable } from '@nestjs/common';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { type ListEntry, type ListKind, listEntryAdded, listEntryRemoved } from '../contract/library.events.ts';
import { ListFull, UnknownListEntry, UnknownTitle } from '../domain/library-errors.ts';
import { type ChangedEntry, ListEntryRepository } from '../persistence/list-entry.repository.ts';
import { LIST_CHANGE_BY_USER } from './throttle-limits.ts';

/** Of each kind; a page of a list is drawn from all of it. */
const MAX_ENTRIES = 2_000;

/** Puts things on a member's lists and takes them off, within the command's unit of work. */
@Injectable()
export class MemberLists {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitlesOnSite,
    private readonly entries: ListEntryRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @returns whether it is new on the list. @throws UnknownTitle @throws UnknownPerson @throws ListFull @throws TooManyRequests */
  async add(entry: Omit<ListEntry, 'listId'>): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { userId, kind, targetId } = entry;
    await this.throttle.consume(LIST_CHANGE_BY_USER, userId);
    await transaction.hold(userId);
    if (kind !== 'person') await this.titles.require(transaction, targetId, () => new UnknownTitle(kind));
    const added = await this.entries.add(manager, entry);
    if (!added) return false;
    // Counted behind it: what is on a full list already is told as on it.
    if ((await this.entries.countOf(manager, userId, kind)) > MAX_ENTRIES) throw new ListFull();
    const { version, ...data } = added;
    await transaction.append(streamOf(added), version, listEntryAdded(data));
    return true;
  }

  /** What is off its list already stays so. @returns how many were on one. @throws UnknownListEntry @throws TooManyRequests */
  async remove(userId: number, kinds: readonly ListKind[], listIds: readonly number[]): Promise<number> {
    const { transaction } = this.unitOfWork;
    await this.throttle.consume(LIST_CHANGE_BY_USER, userId);
    await transaction.hold(userId);
    const removed = await this.entries.remove(transaction.manager, userId, kinds, listIds);
    if (!removed) throw new UnknownListEntry();
    for (const entry of removed) {
      const { version, ...data } = entry;
      await transaction.append(streamOf(entry), version, listEntryRemoved(data));
    }
    return removed.length;
  }
}

const streamOf = ({ listId }: ChangedEntry) => `list-entry-${listId}`;
