import { Query } from '@nestjs/cqrs';
import type { CollectionCard } from './list-collections.schema.ts';

/** All collections of which a title is listed. */
export class ListCollections extends Query<CollectionCard[]> {}
