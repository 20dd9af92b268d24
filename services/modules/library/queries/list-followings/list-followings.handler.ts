import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { PersonCards } from '#modules/people/contract/person-cards.port.ts';
import { type ListEntry, ListEntryReader } from '../list-entry.reader.ts';
import { pageOf } from '../page-of.ts';
import { ListFollowings } from './list-followings.query.ts';
import type { Following, ListFollowingsAnswer } from './list-followings.schema.ts';

const KINDS = ['person', 'series'] as const;

@QueryHandler(ListFollowings)
export class ListFollowingsHandler implements IQueryHandler<ListFollowings> {
  constructor(
    private readonly entries: ListEntryReader,
    private readonly titles: TitleCards,
    private readonly people: PersonCards,
  ) {}

  async execute({ userId, page, kind }: ListFollowings): Promise<ListFollowingsAnswer> {
    const entries = await this.entries.of(userId, kind ? [kind] : KINDS);
    const [titles, people] = await Promise.all([
      this.titles.of(targetsOf(entries, 'series')),
      this.people.of(targetsOf(entries, 'person')),
    ]);
    const followings = entries.flatMap(({ listId, kind: of, targetId, addedAt }): Following[] => {
      const [person, post] = [people.get(targetId), titles.get(targetId)];
      const entry = { list_id: listId, added_at: addedAt };
      if (of === 'person') return person ? [{ ...entry, kind: of, person }] : [];
      return post ? [{ ...entry, kind: 'series', post }] : [];
    });
    const { rows, maxPage, total } = pageOf(followings, page);
    return { followings: rows, max_page: maxPage, total };
  }
}

function targetsOf(entries: readonly ListEntry[], kind: ListEntry['kind']): number[] {
  return entries.filter((entry) => entry.kind === kind).map(({ targetId }) => targetId);
}
