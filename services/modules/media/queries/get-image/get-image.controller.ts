import { Controller, Get, Headers, Ip, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PublicFile } from '#platform/http/access.decorator.ts';
import { PagePart } from '#platform/http/headers/page-part.decorator.ts';
import { UnknownImage } from './get-image.errors.ts';
import { GetImage } from './get-image.query.ts';
import { type ImageFolder, imageFolder, parseImagePath } from './image-path.ts';
import { formatFor, MEDIA_TYPE } from './picture-format.ts';

/** Of an address that carries the version of its drawing: it never shows another picture. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Of one with another version: what it names is not here yet, or no more; nobody may keep what is shown in its place. */
const REVALIDATED = 'no-cache';
/** Of one without: an hour, then in the background; a changed picture has another ETag. */
const FOR_A_WHILE = 'public, max-age=3600, stale-while-revalidate=604800';

@ApiTags('media')
@Controller('media/images')
export class GetImageController {
  constructor(private readonly queries: QueryBus) {}

  @PublicFile()
  @PagePart()
  @Get(':folder/:file')
  @ApiOperation({
    summary:
      'A picture: <name>-<width>x<height>.jpg or .png, in the sizes of its folder; a jpg as AVIF or WebP to whoever accepts it',
    description: 'Access: public',
  })
  async image(
    @Param('folder', { schema: imageFolder }) folder: ImageFolder,
    @Param('file', { schema: z.string().max(250) }) file: string,
    @Query('v', { schema: z.string().max(40).optional() }) version: string | undefined,
    @Ip() address: string,
    @Headers('if-none-match') known: string | undefined,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const path = parseImagePath(folder, file);
    if (!path) throw new UnknownImage();
    const format = formatFor(path.format, accept);
    const image = await this.queries.execute(new GetImage({ ...path, format }, address));
    reply.header('etag', image.etag).header('cache-control', lifeOf(image.version, version));
    if (path.format === 'jpg') reply.header('vary', 'Accept');
    if (known === image.etag) return void reply.status(304).send();
    reply.type(MEDIA_TYPE[image.format]).send(image.bytes);
  }
}

/** @param shown the version of the picture; null for what has none. @param asked what the address names. */
function lifeOf(shown: string | null, asked: string | undefined): string {
  if (shown === null || asked === undefined) return FOR_A_WHILE;
  return shown === asked ? FOR_GOOD : REVALIDATED;
}
