import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import type { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { titleRevised } from '../contract/catalogue.events.ts';
import { UnknownTitle } from '../domain/catalogue-errors.ts';
import type { StoredFacts } from '../domain/titles/merge-facts.ts';
import type { TitleEntity } from '../persistence/titles/title.entity.ts';
import { TitleRepository } from '../persistence/titles/title.repository.ts';

type Transaction = UnitOfWork['transaction'];

/** Changes one part of a title's facts by hand; the others stay as they are. */
@Injectable()
export class ReviseFacts {
  constructor(private readonly titles: TitleRepository) {}

  /** @returns the title's version afterwards. @throws UnknownTitle @throws ChangedMeanwhile */
  async at(
    transaction: Transaction,
    { titleId, version }: { titleId: number; version: number },
    change: (facts: StoredFacts) => StoredFacts,
  ): Promise<number> {
    const title = await this.titles.lock(transaction.manager, titleId);
    if (!title) throw new UnknownTitle();
    if (title.version !== version) throw new ChangedMeanwhile();
    return this.save(transaction, title, change(title.facts));
  }

  /** @param title under its lock. */
  async save(transaction: Transaction, title: TitleEntity, facts: StoredFacts): Promise<number> {
    if (isDeepStrictEqual(facts, title.facts)) return title.version;
    title.version += 1;
    title.facts = facts;
    // As with any edit of the staff: no import takes it back.
    title.source = 'console';
    await this.titles.save(transaction.manager, title);
    const { id: titleId, slug, version } = title;
    await transaction.append(`title-${titleId}`, version, titleRevised({ ...facts, titleId, slug }));
    return version;
  }
}
