import { Module } from '@nestjs/common';
import { FindPostsController } from './queries/find-posts/find-posts.controller.js';
import { FindPostsQuery } from './queries/find-posts/find-posts.query.js';
import { SuggestController } from './queries/suggest/suggest.controller.js';
import { SuggestQuery } from './queries/suggest/suggest.query.js';
import { SuggestPeopleController } from './queries/suggest-people/suggest-people.controller.js';

/** The app binds SearchIndex. */
@Module({
  controllers: [SuggestController, SuggestPeopleController, FindPostsController],
  providers: [SuggestQuery, FindPostsQuery],
})
export class SearchReadModule {}
