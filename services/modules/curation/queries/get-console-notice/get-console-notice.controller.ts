import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleNotice, consoleNotice } from '../list-console-notices/console-notice.schema.ts';
import { GetConsoleNotice } from './get-console-notice.query.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleNoticeController {
  constructor(private readonly queries: QueryBus) {}

  @Get('notices/:id')
  @Endpoint({ summary: 'One notice', access: 'moderator', response: consoleNotice, readsFrom: ['notices'] })
  notice(@Param('id', { schema: entityId }) id: number): Promise<ConsoleNotice> {
    return this.queries.execute(new GetConsoleNotice(id));
  }
}
