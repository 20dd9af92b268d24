import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import {
  type ConsoleNewsPost,
  type ConsoleReview,
  consoleNewsPost,
  consoleReview,
} from '../list-console-pieces/console-piece.schema.ts';
import { GetConsoleNewsPost, GetConsoleReview } from './get-console-piece.query.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsolePieceController {
  constructor(private readonly queries: QueryBus) {}

  @Get('news/:id')
  @Endpoint({ summary: 'One news post', access: 'moderator', response: consoleNewsPost, readsFrom: ['pieces'] })
  newsPost(@Param('id', { schema: entityId }) id: number): Promise<ConsoleNewsPost> {
    return this.queries.execute(new GetConsoleNewsPost(id));
  }

  @Get('reviews/:id')
  @Endpoint({
    summary: 'One review',
    access: 'moderator',
    response: consoleReview,
    readsFrom: ['pieces', 'title-cards'],
  })
  review(@Param('id', { schema: entityId }) id: number): Promise<ConsoleReview> {
    return this.queries.execute(new GetConsoleReview(id));
  }
}
