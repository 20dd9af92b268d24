import { Query } from '@nestjs/cqrs';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';

/** A page of advanced search, with counts and facets over all pages: the answer as text. */
export class FindPosts extends Query<string> {
  constructor(
    readonly filter: TitleFilter,
    readonly page: TitlePage,
    readonly literal = false,
  ) {
    super();
  }
}
