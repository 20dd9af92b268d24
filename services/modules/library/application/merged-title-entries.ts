import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Merge, MergedTitles } from '#modules/catalogue/contract/titles/merged-titles.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { listEntryAdded, listEntryRemoved } from '../contract/library.events.ts';
import { ListEntryRepository } from '../persistence/list-entry.repository.ts';

/** Whoever has kept a title or follows a series keeps and follows what it is merged into. */
@Injectable()
export class MergedTitleEntries implements OnModuleInit {
  constructor(
    private readonly merged: MergedTitles,
    private readonly entries: ListEntryRepository,
  ) {}

  onModuleInit(): void {
    this.merged.add((transaction, merge) => this.move(transaction, merge));
  }

  private async move(transaction: CommandTransaction, { from, into }: Merge): Promise<void> {
    for (const { version, ...entry } of await this.entries.takeOff(transaction.manager, from)) {
      await transaction.append(`list-entry-${entry.listId}`, version, listEntryRemoved(entry));
      const { userId, kind } = entry;
      const added = await this.entries.add(transaction.manager, { userId, kind, targetId: into });
      if (!added) continue;
      const { version: first, ...data } = added;
      await transaction.append(`list-entry-${added.listId}`, first, listEntryAdded(data));
    }
  }
}
