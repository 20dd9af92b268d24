import { Query } from '@nestjs/cqrs';
import type { NewsCategory } from '../../contract/news-categories.ts';

/** A page of published news, the newest first: the answer as it is sent. */
export class ListNews extends Query<Buffer> {
  constructor(
    /** What titles and leads are to contain; of a category, which. */
    readonly filter: { words: string | undefined } | { category: NewsCategory },
    readonly page: number,
  ) {
    super();
  }
}
