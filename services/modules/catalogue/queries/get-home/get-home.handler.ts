import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { ListPages } from '#platform/documents/list-pages.ts';
import { cardPage, HERO_COUNT, heroPage } from '../card-shapes.ts';
import { GetHome } from './get-home.query.ts';
import { homeHero, shelves } from './shelves.ts';

const SHELF_COUNT = 20;

@QueryHandler(GetHome)
export class GetHomeHandler implements IQueryHandler<GetHome> {
  constructor(
    private readonly lists: ListPages,
    private readonly cache: DocumentCache,
  ) {}

  execute(): Promise<string> {
    return this.cache.get({
      key: 'home',
      tags: ['lists', 'ratings'],
      load: () => this.compose(),
      sizeOf: (text) => text.length * 2,
    });
  }

  /** A shelf with nothing on it is left out. */
  private async compose(): Promise<string> {
    const [hero, ...filled] = await Promise.all([
      this.lists.first(homeHero, heroPage, HERO_COUNT),
      ...shelves.map(async ({ list, ...shelf }) => {
        const posts = await this.lists.first(list, cardPage, SHELF_COUNT);
        return posts && `${JSON.stringify(shelf).slice(0, -1)},"posts":[${posts}]}`;
      }),
    ]);
    return `{"hero":[${hero}],"shelves":[${filled.filter(Boolean).join(',')}]}`;
  }
}
