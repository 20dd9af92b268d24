import { Query } from '@nestjs/cqrs';
import type { KeptSort, ListKeptAnswer } from './list-kept.schema.ts';

/** A page of what a member keeps to download later. */
export class ListKept extends Query<ListKeptAnswer> {
  constructor(
    readonly userId: number,
    readonly page: number,
    readonly order: { sort: KeptSort; language: 'fa' | 'en' },
    /** 1 movies, 2 series; null for both. */
    readonly postType: 1 | 2 | null,
  ) {
    super();
  }
}
