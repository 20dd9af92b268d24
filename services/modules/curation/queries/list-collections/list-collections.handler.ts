import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CollectionReader } from '../collection.reader.ts';
import { ListCollections } from './list-collections.query.ts';
import type { CollectionCard } from './list-collections.schema.ts';

@QueryHandler(ListCollections)
export class ListCollectionsHandler implements IQueryHandler<ListCollections> {
  constructor(private readonly collections: CollectionReader) {}

  async execute(): Promise<CollectionCard[]> {
    return (await this.collections.all()).map(({ card }) => card);
  }
}
