import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { GetStats } from './get-stats.query.ts';
import { statsAnswer, statsRequest } from './get-stats.schema.ts';

@ApiTags('sidebar')
@Controller('api/sidebar')
export class GetStatsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('stats')
  @Endpoint({
    summary: 'How much there is',
    access: 'public',
    response: statsAnswer,
    readsFrom: ['title-cards', 'title-pages'],
  })
  @PublicDocument()
  stats(@Body({ schema: statsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new GetStats());
  }
}
