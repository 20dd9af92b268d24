import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { withoutReleaseDate } from '#modules/catalogue/contract/titles/release-date.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';
import { FindPosts } from './find-posts.query.ts';
import { type FindPostsRequest, findPostsAnswer, findPostsRequest } from './find-posts.schema.ts';

const PAGE_SIZE = 24;

@ApiTags('search')
@Controller('api/search')
export class FindPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('posts')
  @Endpoint({
    summary: 'Advanced search with facets',
    access: 'public',
    response: findPostsAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  find(@Body({ schema: findPostsRequest }) request: FindPostsRequest): Promise<string> {
    return this.queries.execute(new FindPosts(filterOf(request), pageOf(request), request.literal));
  }
}

function filterOf(request: FindPostsRequest): TitleFilter {
  const { query, actors, directors, countries, genres, qualities, channel, age, fromYear, toYear } = request;
  return {
    query,
    people: request.people,
    actors,
    directors,
    countries,
    genres,
    qualities,
    channel,
    // Movies and series count their qualities on scales of their own (specification §3): without a kind, that of movies is meant.
    postType: request.post_type ?? (qualities?.length ? 1 : undefined),
    age,
    translation: request.dc_type,
    fromYear,
    toYear,
  };
}

function pageOf(request: FindPostsRequest): TitlePage {
  const asked = request.sort ?? request.field;
  const sort = asked && withoutReleaseDate(asked);
  return { sort, direction: request.type, page: request.page, size: PAGE_SIZE };
}
