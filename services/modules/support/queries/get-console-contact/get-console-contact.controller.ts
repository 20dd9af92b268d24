import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { type ConsoleContact, consoleContact } from '../list-console-contacts/console-contact.schema.ts';
import { GetConsoleContact } from './get-console-contact.query.ts';

@ApiTags('console')
@Controller('api/console/contacts')
export class GetConsoleContactController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: 'One letter with its thread',
    access: 'moderator',
    response: consoleContact,
    readsFrom: ['contacts'],
  })
  one(@Param('id', { schema: entityId }) id: number, @CurrentViewer() viewer: Viewer): Promise<ConsoleContact> {
    return this.queries.execute(new GetConsoleContact(id, viewer.role === 'admin'));
  }
}
