import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openPath } from '#modules/downloads/contract/download-key.ts';
import { storageNameOf } from '#modules/media/contract/media-facts.ts';
import { PublicFile } from '#platform/http/access.decorator.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { Deliveries } from '../../adapters/deliveries.ts';
import { FileNames } from '../../adapters/file-names.ts';
import { Honoured } from '../../adapters/honoured.ts';
import { CONTENT_TYPES } from '../../domain/content-type.ts';
import { RefusedDownload } from './refused-download.ts';

/**
 * For browsers and download managers, by a signed link; no part of the API. A browser goes on with a download in which a session
 * has ended since, and gives up for good when it is refused for that.
 */
@ApiExcludeController()
@Controller('dl')
export class GetDownloadController {
  constructor(
    private readonly links: Honoured,
    private readonly names: FileNames,
    private readonly storage: StoragePort,
    private readonly deliveries: Deliveries,
    private readonly refused: RefusedDownload,
  ) {}

  @PublicFile()
  // The end that a messenger cuts off may be longer than the name.
  @Get([':token', ':token/:name'])
  async download(
    @Param('token') token: string,
    @Param('name') name: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = this.links.read(token, 'download');
    // Whoever guesses learns nothing, and costs one signature.
    if (found.state === 'not ours') return this.refused.answer(request, reply, 'foreign', null);
    const { link } = found;
    // A browser goes on with a download by the address that it had: it is led to where a link is asked for anew.
    if (found.state === 'expired')
      return void reply.header('cache-control', 'no-store').redirect(openPath(link.fileId), 302);
    const stored = storageNameOf(link);
    const size = await this.storage.size(stored);
    if (!size) return this.refused.answer(request, reply, 'gone', link.fileId);
    await this.deliveries.deliver(request, reply, {
      member: link,
      name: stored,
      size,
      place: 0,
      etag: `"${link.sha256}"`,
      headers: {
        'content-type': CONTENT_TYPES[link.container],
        'content-disposition': await this.names.attachment(link, name ?? ''),
      },
      refuse: (reason) => this.refused.answer(request, reply, reason, link.fileId),
    });
  }
}
