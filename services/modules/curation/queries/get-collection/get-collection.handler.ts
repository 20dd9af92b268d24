import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import { CollectionReader } from '../collection.reader.ts';
import { UnknownCollection } from '../curation-query-errors.ts';
import { GetCollection } from './get-collection.query.ts';
import type { CollectionAnswer, CollectionOrder } from './get-collection.schema.ts';

type Compared = (one: PostCard, other: PostCard) => number;

/** Ascending; what is equal keeps the order of the collection. */
const ORDERS: Record<Exclude<CollectionOrder, 'place'>, Compared> = {
  release_date: (one, other) => one.release_year - other.release_year,
  rating: (one, other) => (one.rating ?? 0) - (other.rating ?? 0),
  votes: (one, other) => one.votes - other.votes,
  name: (one, other) => one.name.en.localeCompare(other.name.en, 'en'),
};
const BEST_FIRST: readonly CollectionOrder[] = ['rating', 'votes'];

@QueryHandler(GetCollection)
export class GetCollectionHandler implements IQueryHandler<GetCollection> {
  constructor(private readonly collections: CollectionReader) {}

  /** @throws UnknownCollection */
  async execute({ slug, field, direction }: GetCollection): Promise<CollectionAnswer> {
    const found = await this.collections.bySlug(slug);
    if (!found) throw new UnknownCollection();
    const descends = (direction ?? (BEST_FIRST.includes(field) ? 'desc' : 'asc')) === 'desc';
    return { collection: found.card, posts: inOrder(found.posts, field, descends) };
  }
}

function inOrder(posts: readonly PostCard[], field: CollectionOrder, descends: boolean): PostCard[] {
  if (field === 'place') return descends ? posts.toReversed() : [...posts];
  const compared = ORDERS[field];
  return posts.toSorted((one, other) => (descends ? compared(other, one) : compared(one, other)));
}
