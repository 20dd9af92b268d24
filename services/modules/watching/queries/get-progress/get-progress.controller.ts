import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetProgress } from './get-progress.query.ts';
import { type Progress, type ProgressRequest, progress, progressRequest } from './get-progress.schema.ts';

@ApiTags('watching')
@Controller('api/user')
export class GetProgressController {
  constructor(private readonly queries: QueryBus) {}

  @Post('progress')
  @Endpoint({
    summary: 'How far the viewer is with each file of a title, and where to go on',
    access: 'viewer',
    response: progress,
    readsFrom: ['watching', 'release-files'],
  })
  progress(
    @Body({ schema: progressRequest }) { post_id: titleId }: ProgressRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Progress> {
    return this.queries.execute(new GetProgress(viewer.userId, titleId));
  }
}
