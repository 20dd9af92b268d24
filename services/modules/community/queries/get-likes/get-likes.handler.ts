import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { LikeReader } from '../like.reader.ts';
import { GetLikes } from './get-likes.query.ts';
import type { GetLikesAnswer } from './get-likes.schema.ts';

@QueryHandler(GetLikes)
export class GetLikesHandler implements IQueryHandler<GetLikes> {
  constructor(private readonly likes: LikeReader) {}

  async execute({ entity, ids, userId }: GetLikes): Promise<GetLikesAnswer> {
    const [counts, own] = await Promise.all([
      this.likes.counts(entity, ids),
      userId === null ? new Map<number, 'up' | 'down'>() : this.likes.own(userId, entity, ids),
    ]);
    const given = counts.filter(({ up, down }) => up + down > 0);
    return { likes: given.map(({ id, up, down }) => ({ entity_id: id, up, down, mine: own.get(id) ?? null })) };
  }
}
