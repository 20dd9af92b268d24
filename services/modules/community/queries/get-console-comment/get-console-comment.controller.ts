import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleComment, consoleComment } from '../list-console-comments/console-comment.schema.ts';
import { GetConsoleComment } from './get-console-comment.query.ts';

@ApiTags('console')
@Controller('api/console/comments')
export class GetConsoleCommentController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({ summary: 'One comment', access: 'moderator', response: consoleComment, readsFrom: ['comments'] })
  one(@Param('id', { schema: entityId }) id: number): Promise<ConsoleComment> {
    return this.queries.execute(new GetConsoleComment(id));
  }
}
