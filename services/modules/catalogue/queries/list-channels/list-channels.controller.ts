import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { ListChannels } from './list-channels.query.ts';
import { channelsAnswer, channelsRequest } from './list-channels.schema.ts';

@ApiTags('catalogue')
@Controller('api/post')
export class ListChannelsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('channels')
  @Endpoint({
    summary: 'Channels with their number of series and the best known of them',
    access: 'public',
    response: channelsAnswer,
    readsFrom: ['title-cards', 'channels'],
  })
  @PublicDocument()
  channels(@Body({ schema: channelsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new ListChannels());
  }
}
