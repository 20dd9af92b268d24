import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetCollection } from './get-collection.query.ts';
import {
  type CollectionAnswer,
  collectionAnswer,
  type GetCollectionRequest,
  getCollectionRequest,
} from './get-collection.schema.ts';

@ApiTags('collections')
@Controller('api/collection')
export class GetCollectionController {
  constructor(private readonly queries: QueryBus) {}

  @Post('single')
  @Endpoint({
    summary: 'One collection with its titles',
    access: 'public',
    response: collectionAnswer,
    readsFrom: ['curation', 'title-cards'],
  })
  single(
    @Body({ schema: getCollectionRequest }) { name, field, type }: GetCollectionRequest,
  ): Promise<CollectionAnswer> {
    return this.queries.execute(new GetCollection(name, field, type));
  }
}
