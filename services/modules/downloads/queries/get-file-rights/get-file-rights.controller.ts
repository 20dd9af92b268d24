import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetFileRights } from './get-file-rights.query.ts';
import {
  type FileRightsAnswer,
  type FileRightsRequest,
  fileRightsAnswer,
  fileRightsRequest,
} from './get-file-rights.schema.ts';

@ApiTags('downloads')
@Controller('api/user')
export class GetFileRightsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('fileRights')
  @Endpoint({
    summary: 'What the viewer, or a guest, may do with each file of a title, and what it would cost',
    access: 'public',
    response: fileRightsAnswer,
    readsFrom: ['release-files', 'title-cards', 'membership', 'downloads'],
  })
  rights(
    @Body({ schema: fileRightsRequest }) { post_id }: FileRightsRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<FileRightsAnswer> {
    return this.queries.execute(new GetFileRights(viewer?.userId ?? null, post_id));
  }
}
