import { Controller, Get, Headers, Ip, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '#platform/http/access.decorator.ts';
import { UnknownImage } from './get-image.errors.ts';
import { GetImage } from './get-image.query.ts';
import { type ImageFolder, imageFolder, parseImagePath } from './image-path.ts';

/** A day, then in the background; a changed picture has another ETag. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

@ApiTags('media')
@Controller('media/images')
export class GetImageController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Get(':folder/:file')
  @ApiOperation({
    summary: 'A picture: <name>-<width>x<height>.jpg or .png, in the sizes of its folder',
    description: 'Access: public',
  })
  async image(
    @Param('folder', { schema: imageFolder }) folder: ImageFolder,
    @Param('file', { schema: z.string().max(250) }) file: string,
    @Ip() address: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const path = parseImagePath(folder, file);
    if (!path) throw new UnknownImage();
    const image = await this.queries.execute(new GetImage(path, address));
    reply.header('etag', image.etag).header('cache-control', CACHE_CONTROL);
    if (known === image.etag) return void reply.status(304).send();
    reply.type(path.format === 'jpg' ? 'image/jpeg' : 'image/png').send(image.bytes);
  }
}
