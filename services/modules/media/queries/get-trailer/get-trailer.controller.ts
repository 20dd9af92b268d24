import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PublicFile } from '#platform/http/access.decorator.ts';
import { UnknownImage } from '../get-image/get-image.errors.ts';
import { GetTrailer } from './get-trailer.query.ts';

const FILE = /^([a-z0-9][a-z0-9-]{0,99})\.mp4$/;
const FOR_A_DAY = 'public, max-age=86400';

@ApiTags('media')
@Controller('media/trailers')
export class GetTrailerController {
  constructor(private readonly queries: QueryBus) {}

  @PublicFile()
  @Get(':file')
  @ApiOperation({
    summary: 'A trailer of ours as MP4, whole or the range that is asked for',
    description: 'Access: public',
  })
  async trailer(
    @Param('file', { schema: z.string().max(120) }) file: string,
    @Headers('range') range: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = FILE.exec(file)?.[1];
    if (!key) throw new UnknownImage();
    const found = await this.queries.execute(new GetTrailer(key, range));
    reply.header('accept-ranges', 'bytes').header('cache-control', FOR_A_DAY).type('video/mp4');
    if (!found.body) return void reply.status(416).header('content-range', `bytes */${found.size}`).send();
    const { size, from, to, body } = found;
    if (to - from < size) reply.status(206).header('content-range', `bytes ${from}-${to - 1}/${size}`);
    reply.header('content-length', to - from).send(body);
  }
}
