import { Query } from '@nestjs/cqrs';
import type { CollectionAnswer, CollectionOrder } from './get-collection.schema.ts';

/** One collection with its titles. */
export class GetCollection extends Query<CollectionAnswer> {
  constructor(
    /** As asked for; there may be no such collection. */
    readonly slug: string,
    readonly field: CollectionOrder,
    readonly direction: 'asc' | 'desc' | undefined,
  ) {
    super();
  }
}
