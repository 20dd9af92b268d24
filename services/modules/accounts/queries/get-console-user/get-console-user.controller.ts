import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { type ConsoleUser, consoleUser } from '../list-console-users/console-user.schema.ts';
import { GetConsoleUser } from './get-console-user.query.ts';

@ApiTags('console')
@Controller('api/console/users')
export class GetConsoleUserController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({ summary: 'One user', access: 'moderator', response: consoleUser, readsFrom: ['accounts', 'membership'] })
  one(@Param('id', { schema: entityId }) id: number, @CurrentViewer() { role }: Viewer): Promise<ConsoleUser> {
    return this.queries.execute(new GetConsoleUser(id, role === 'admin'));
  }
}
