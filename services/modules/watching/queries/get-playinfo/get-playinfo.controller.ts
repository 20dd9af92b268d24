import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetPlayinfo } from './get-playinfo.query.ts';
import { type FileParameter, fileParameter, playInfoAnswer } from './get-playinfo.schema.ts';

@ApiTags('watching')
@Controller('api')
export class GetPlayinfoController {
  constructor(private readonly queries: QueryBus) {}

  @Get('playinfo/:fid')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'private, no-store')
  @Endpoint({
    summary: 'What a player needs for a file; "-1" where premium is needed, "-2" for guests; 403 bandwidth',
    access: 'public',
    response: playInfoAnswer,
    readsFrom: ['watching', 'membership', 'release-files', 'subtitle-tracks'],
  })
  async playinfo(
    @Param({ schema: fileParameter }) { fid }: FileParameter,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    // As text: a bare string would go out without its quotes.
    return JSON.stringify(await this.queries.execute(new GetPlayinfo(fid, viewer ?? null)));
  }
}
