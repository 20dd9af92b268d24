import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListNotices } from './list-notices.query.ts';
import { type Notice, noticesAnswer } from './list-notices.schema.ts';

@ApiTags('notices')
@Controller('api')
export class ListNoticesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('notices')
  @Endpoint({
    summary: 'What stands above every page now, the newest first',
    access: 'public',
    response: noticesAnswer,
    readsFrom: ['notices'],
  })
  async notices(): Promise<{ notices: Notice[] }> {
    return { notices: await this.queries.execute(new ListNotices()) };
  }
}
