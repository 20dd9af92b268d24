import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import { newsCard } from '../news.schema.ts';
import { GetLatestNews } from './get-latest-news.query.ts';

const latestNewsRequest = queryBody({});
const latestNewsAnswer = z.object({ news: z.array(newsCard) });

@ApiTags('sidebar')
@Controller('api/sidebar')
export class GetLatestNewsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('news')
  @Endpoint({ summary: 'The newest news', access: 'public', response: latestNewsAnswer, readsFrom: ['pieces'] })
  @PublicDocument()
  news(@Body({ schema: latestNewsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new GetLatestNews());
  }
}
