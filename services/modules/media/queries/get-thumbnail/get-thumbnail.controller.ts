import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PublicFile } from '#platform/http/access.decorator.ts';
import { UnknownImage } from '../get-image/get-image.errors.ts';
import { GetThumbnail } from './get-thumbnail.query.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const NAME = /^(?:\d{1,4}\.jpg|thumbnails\.vtt)$/;
/** The name is the film's content: nothing under it changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

const text = z.string().max(100);

@ApiTags('media')
@Controller('media/thumbnails')
export class GetThumbnailController {
  constructor(private readonly queries: QueryBus) {}

  @PublicFile()
  @Get(':sha256/:file')
  @ApiOperation({
    summary: 'Small pictures of a film for seeking: thumbnails.vtt, and the sheets it names',
    description: 'Access: public',
  })
  async thumbnail(
    @Param('sha256', { schema: text }) sha256: string,
    @Param('file', { schema: text }) file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!SHA256.test(sha256) || !NAME.test(file)) throw new UnknownImage();
    const bytes = await this.queries.execute(new GetThumbnail(sha256, file));
    reply.header('cache-control', CACHE_CONTROL);
    reply.type(file.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : 'image/jpeg').send(bytes);
  }
}
