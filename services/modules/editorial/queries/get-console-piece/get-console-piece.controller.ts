import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import {
  type PreviewedNewsPost,
  type PreviewedReview,
  previewedNewsPost,
  previewedReview,
} from '../list-console-pieces/console-piece.schema.ts';
import { GetConsoleNewsPost, GetConsoleReview } from './get-console-piece.query.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsolePieceController {
  constructor(private readonly queries: QueryBus) {}

  @Get('news/:id')
  @Endpoint({
    summary: 'One news post, also as readers will see it',
    access: 'moderator',
    response: previewedNewsPost,
    readsFrom: ['pieces'],
  })
  newsPost(@Param('id', { schema: entityId }) id: number): Promise<PreviewedNewsPost> {
    return this.queries.execute(new GetConsoleNewsPost(id));
  }

  @Get('reviews/:id')
  @Endpoint({
    summary: 'One review, also as readers will see it',
    access: 'moderator',
    response: previewedReview,
    readsFrom: ['pieces', 'title-cards'],
  })
  review(@Param('id', { schema: entityId }) id: number): Promise<PreviewedReview> {
    return this.queries.execute(new GetConsoleReview(id));
  }
}
