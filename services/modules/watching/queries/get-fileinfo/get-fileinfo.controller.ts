import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { TokenInPath } from '#platform/http/bodies/beacon.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetFileinfo } from './get-fileinfo.query.ts';
import { type FileInfo, type FileinfoParameters, fileInfo, fileinfoParameters } from './get-fileinfo.schema.ts';

@ApiTags('watching')
@Controller('api')
export class GetFileinfoController {
  constructor(private readonly queries: QueryBus) {}

  @Get('fileinfo/:fid/:token')
  @TokenInPath('token')
  @Header('cache-control', 'private, no-store')
  @Endpoint({
    summary: 'What a file is; the token in the path counts where neither header nor cookie has one, `-` is none',
    access: 'public',
    response: fileInfo,
    readsFrom: ['watching', 'release-files', 'subtitle-tracks'],
  })
  fileinfo(
    @Param({ schema: fileinfoParameters }) { fid }: FileinfoParameters,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<FileInfo> {
    return this.queries.execute(new GetFileinfo(fid, viewer ?? null));
  }
}
