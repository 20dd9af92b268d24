import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListDownloads } from './list-downloads.query.ts';
import {
  type DownloadsAnswer,
  downloadsAnswer,
  type ListDownloadsRequest,
  listDownloadsRequest,
} from './list-downloads.schema.ts';

@ApiTags('downloads')
@Controller('api/user')
export class ListDownloadsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('downloads')
  @Endpoint({
    summary:
      'What the viewer has downloaded and played, the newest first: bytes sent, bytes charged, and why none where none',
    access: 'viewer',
    response: downloadsAnswer,
    readsFrom: ['downloads'],
  })
  downloads(
    @Body({ schema: listDownloadsRequest }) { page }: ListDownloadsRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DownloadsAnswer> {
    return this.queries.execute(new ListDownloads(viewer.userId, page));
  }
}
