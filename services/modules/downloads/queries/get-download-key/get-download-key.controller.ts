import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { type DownloadKeyAnswer, downloadKeyAnswer } from '../../contract/download-key.schema.ts';
import { GetDownloadKey } from './get-download-key.query.ts';

const nothing = queryBody({});

@ApiTags('downloads')
@Controller('api/user')
export class GetDownloadKeyController {
  constructor(private readonly queries: QueryBus) {}

  @Post('downloadKey')
  @Endpoint({
    summary: 'The viewer’s download key, by which download managers come back without a session',
    access: 'viewer',
    response: downloadKeyAnswer,
    readsFrom: ['download-keys'],
  })
  async key(@Body({ schema: nothing }) _body: unknown, @CurrentViewer() viewer: Viewer): Promise<DownloadKeyAnswer> {
    return { status: 1, key: await this.queries.execute(new GetDownloadKey(viewer.userId)) };
  }
}
