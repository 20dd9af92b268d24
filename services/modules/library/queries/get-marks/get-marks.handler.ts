import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ViewerRatings } from '#modules/catalogue/contract/viewer-ratings.port.ts';
import { SeenTitles } from '#modules/watching/contract/seen-titles.port.ts';
import type { ListKind } from '../../contract/library.events.ts';
import { ListEntryReader } from '../list-entry.reader.ts';
import { GetMarks } from './get-marks.query.ts';
import type { GetMarksAnswer } from './get-marks.schema.ts';

@QueryHandler(GetMarks)
export class GetMarksHandler implements IQueryHandler<GetMarks> {
  constructor(
    private readonly entries: ListEntryReader,
    private readonly ratings: ViewerRatings,
    private readonly seen: SeenTitles,
  ) {}

  async execute({ userId, titleIds, personIds }: GetMarks): Promise<GetMarksAnswer> {
    const [entries, ratings, seen] = await Promise.all([
      this.entries.among(userId, titleIds, personIds),
      this.ratings.of(userId, titleIds),
      this.seen.of(userId, titleIds),
    ]);
    const listIdOf = (kind: ListKind, id: number) =>
      entries.find((entry) => entry.kind === kind && entry.targetId === id)?.listId ?? null;
    const posts = [...new Set(titleIds)].map((id) => ({
      post_id: id,
      list_id: listIdOf('later', id),
      following_id: listIdOf('series', id),
      rating: ratings.get(id) ?? null,
      seen: seen.get(id) ?? null,
    }));
    return {
      posts: posts.filter(({ post_id: _, ...marks }) => Object.values(marks).some((mark) => mark !== null)),
      people: entries
        .filter(({ kind }) => kind === 'person')
        .map(({ targetId, listId }) => ({ person_id: targetId, following_id: listId })),
    };
  }
}
