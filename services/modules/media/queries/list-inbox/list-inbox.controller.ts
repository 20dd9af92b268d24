import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListInbox } from './list-inbox.query.ts';
import { type Inbox, inbox } from './list-inbox.schema.ts';

@ApiTags('console')
@Controller('api/console/media')
export class ListInboxController {
  constructor(private readonly queries: QueryBus) {}

  @Get('inbox')
  @Endpoint({ summary: 'Films that wait in the inbox folder', access: 'admin', response: inbox })
  list(): Promise<Inbox> {
    return this.queries.execute(new ListInbox());
  }
}
