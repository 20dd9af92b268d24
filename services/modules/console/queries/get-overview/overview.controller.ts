import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
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
    readsFrom: ['console', 'payments'],
  })
  overview(@CurrentViewer() { role }: Viewer): Promise<Overview> {
    return this.query.overview(role);
  }
}
