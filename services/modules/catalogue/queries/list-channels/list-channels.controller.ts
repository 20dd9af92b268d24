import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { DocumentCache } from '../../../../platform/documents/document-cache.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { requestBody } from '../../../../platform/http/request-schema.js';

const channelsAnswer = z.object({ channels: z.array(z.object({ name: z.string(), posts_count: z.number().int() })) });
const channelsRequest = requestBody({});

@ApiTags('catalogue')
@Controller('api/post')
export class ListChannelsController {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  @Post('channels')
  @Endpoint({
    summary: 'Channels with their number of series',
    access: 'public',
    response: channelsAnswer,
    readsFrom: ['title-cards'],
  })
  @PublicDocument()
  channels(@Body({ schema: channelsRequest }) _body: unknown): Promise<string> {
    return this.cache.get({
      key: 'channels',
      tags: ['lists'],
      load: () => this.load(),
      sizeOf: (text) => text.length * 2,
    });
  }

  private async load(): Promise<string> {
    const channels = await this.database.rows(
      `select channel as name, count(*)::int as posts_count from read.title_card
       where listed and post_type = 2 and channel is not null group by channel order by posts_count desc, channel`,
    );
    return JSON.stringify({ channels });
  }
}
