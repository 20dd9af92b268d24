import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '#platform/http/access.decorator.ts';
import { UnknownSubtitle } from './get-subtitle.errors.ts';
import { GetSubtitle } from './get-subtitle.query.ts';

const NAME = /^[0-9a-f]{64}\.vtt$/;
/** The name is the content: nothing under it changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

@ApiTags('media')
@Controller('media/subtitles')
export class GetSubtitleController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Get(':file')
  @ApiOperation({ summary: 'A published subtitle as WebVTT', description: 'Access: public' })
  async subtitle(
    @Param('file', { schema: z.string().max(100) }) file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!NAME.test(file)) throw new UnknownSubtitle();
    const bytes = await this.queries.execute(new GetSubtitle(file));
    reply.header('cache-control', CACHE_CONTROL).type('text/vtt; charset=utf-8').send(bytes);
  }
}
