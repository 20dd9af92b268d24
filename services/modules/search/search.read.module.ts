import { Module } from '@nestjs/common';
import { SearchIndex } from './contract/search-index.port.ts';
import { FindPostsController } from './queries/find-posts/find-posts.controller.ts';
import { FindPostsHandler } from './queries/find-posts/find-posts.handler.ts';
import { QueryReader } from './queries/query-reader.ts';
import { SuggestController } from './queries/suggest/suggest.controller.ts';
import { SuggestHandler } from './queries/suggest/suggest.handler.ts';
import { SuggestPeopleController } from './queries/suggest/suggest-people.controller.ts';

/** The app binds SearchIndex. Needs the names of genres. */
@Module({
  controllers: [SuggestController, SuggestPeopleController, FindPostsController],
  providers: [
    { provide: QueryReader, inject: [SearchIndex], useFactory: (index: SearchIndex) => new QueryReader(index) },
    SuggestHandler,
    FindPostsHandler,
  ],
})
export class SearchReadModule {}
