import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res, SetMetadata } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { ACCESS, Public } from '#platform/http/access.decorator.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { READS_FROM } from '#platform/http/endpoint.decorator.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { LIST_WRITERS, type ListFormat } from '../../domain/download-lists.ts';
import { DownloadKeysReader } from '../download-keys.reader.ts';
import { InvalidDownloadKey } from './get-download-list.errors.ts';
import { GetDownloadList } from './get-download-list.query.ts';
import {
  type DownloadListRequest,
  downloadListRequest,
  listedByAddress,
  listFormat,
  listKey,
} from './get-download-list.schema.ts';

const readsFrom = ['release-files', 'title-cards', 'download-keys'];

/** Lists for download managers: the answer is a file of their own, not JSON. */
@ApiTags('downloads')
@Controller('api/downloadList')
export class GetDownloadListController {
  constructor(
    private readonly queries: QueryBus,
    private readonly keys: DownloadKeysReader,
    private readonly config: Config,
  ) {}

  @Get(':format')
  @Public()
  @SetMetadata(READS_FROM, readsFrom)
  @ApiOperation({
    summary: 'A list of files for download managers: text, aria2 or metalink, by a download key or the session',
    description: 'Access: public',
  })
  async byAddress(
    @Param('format', { schema: listFormat }) format: ListFormat,
    @Query('files', { schema: listedByAddress }) fileIds: number[],
    @Query('key', { schema: listKey }) key: string | undefined,
    @CurrentViewer() viewer: Viewer | undefined,
    @Headers('host') host: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const userId = key === undefined ? viewer?.userId : await this.keys.holderOf(key);
    if (!userId) throw new InvalidDownloadKey();
    await this.send(reply, new GetDownloadList(userId, format, fileIds, siteAddress(this.config.values, host)));
  }

  @Post(':format')
  @HttpCode(200)
  @SetMetadata(ACCESS, 'viewer')
  @SetMetadata(READS_FROM, readsFrom)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The same, for more files than an address holds', description: 'Access: viewer' })
  async byBody(
    @Param('format', { schema: listFormat }) format: ListFormat,
    @Body({ schema: downloadListRequest }) { file_ids }: DownloadListRequest,
    @CurrentViewer() viewer: Viewer,
    @Headers('host') host: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(reply, new GetDownloadList(viewer.userId, format, file_ids, siteAddress(this.config.values, host)));
  }

  private async send(reply: FastifyReply, query: GetDownloadList): Promise<void> {
    const { type, extension } = LIST_WRITERS[query.format];
    const text = await this.queries.execute(query);
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="parde.${extension}"`)
      .type(type)
      .send(text);
  }
}
