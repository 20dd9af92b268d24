import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { OverviewQuery } from './overview.query.js';
import { type Overview, overview } from './overview.schema.js';

@ApiTags('console')
@Controller('api/console')
export class OverviewController {
  constructor(private readonly query: OverviewQuery) {}

  @Get('overview')
  @Endpoint({
    summary: 'What waits for a moderator, and how fresh the read models are',
    access: 'moderator',
    response: overview,
    readsFrom: ['console'],
  })
  overview(): Promise<Overview> {
    return this.query.overview();
  }
}
