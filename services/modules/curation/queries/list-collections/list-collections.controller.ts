import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListCollections } from './list-collections.query.ts';
import { type CollectionCard, listCollectionsAnswer, listCollectionsRequest } from './list-collections.schema.ts';

@ApiTags('collections')
@Controller('api/collection')
export class ListCollectionsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('all')
  @Endpoint({
    summary: 'All collections',
    access: 'public',
    response: listCollectionsAnswer,
    readsFrom: ['curation', 'title-cards'],
  })
  async all(@Body({ schema: listCollectionsRequest }) _body: unknown): Promise<{ collections: CollectionCard[] }> {
    return { collections: await this.queries.execute(new ListCollections()) };
  }
}
