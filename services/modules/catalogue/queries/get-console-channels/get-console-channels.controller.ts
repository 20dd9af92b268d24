import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetConsoleChannels } from './get-console-channels.query.ts';
import { type ConsoleChannels, consoleChannels } from './get-console-channels.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleChannelsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('channels')
  @Endpoint({
    summary: 'The list of channels',
    access: 'admin',
    response: consoleChannels,
    readsFrom: ['channels', 'title-cards'],
  })
  channels(): Promise<ConsoleChannels> {
    return this.queries.execute(new GetConsoleChannels());
  }
}
