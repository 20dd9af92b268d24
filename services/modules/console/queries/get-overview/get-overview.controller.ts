import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetOverview } from './get-overview.query.ts';
import { type Overview, overview } from './get-overview.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetOverviewController {
  constructor(private readonly queries: QueryBus) {}

  @Get('overview')
  @Endpoint({
    summary: 'What waits for a moderator, and how fresh the read models are',
    access: 'moderator',
    response: overview,
    readsFrom: ['console', 'comment-reports', 'payments', 'submitted-subtitles', 'accounts', 'translations'],
  })
  overview(@CurrentViewer() { role }: Viewer): Promise<Overview> {
    return this.queries.execute(new GetOverview(role));
  }
}
