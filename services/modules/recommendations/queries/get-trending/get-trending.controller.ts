import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import { GetTrending } from './get-trending.query.ts';
import { trendingPosts } from './get-trending.schema.ts';

const getTrendingRequest = queryBody({});

@ApiTags('recommendations')
@Controller('api/post')
export class GetTrendingController {
  constructor(private readonly queries: QueryBus) {}

  @Post('trending')
  @Endpoint({
    summary: 'Movies and series that most members took up in the last seven days; counted every quarter of an hour',
    access: 'public',
    response: trendingPosts,
    readsFrom: ['title-cards'],
  })
  @PublicDocument()
  trending(@Body({ schema: getTrendingRequest }) _body: object): Promise<string> {
    return this.queries.execute(new GetTrending());
  }
}
