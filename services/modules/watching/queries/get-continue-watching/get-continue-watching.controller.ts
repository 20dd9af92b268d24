import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetContinueWatching } from './get-continue-watching.query.ts';
import { type ContinueWatching, continueWatching, continueWatchingRequest } from './get-continue-watching.schema.ts';

@ApiTags('watching')
@Controller('api/user')
export class GetContinueWatchingController {
  constructor(private readonly queries: QueryBus) {}

  @Post('continueWatching')
  @Endpoint({
    summary: 'What the viewer has begun, the newest first; after a finished episode the next one',
    access: 'viewer',
    response: continueWatching,
    readsFrom: ['watching', 'release-files'],
  })
  shelf(
    @Body({ schema: continueWatchingRequest }) _body: object,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContinueWatching> {
    return this.queries.execute(new GetContinueWatching(viewer.userId));
  }
}
