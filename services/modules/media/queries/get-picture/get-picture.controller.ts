import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PublicFile } from '#platform/http/access.decorator.ts';
import { GetPicture } from './get-picture.query.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

@ApiTags('media')
@Controller('media/pictures')
export class GetPictureController {
  constructor(private readonly queries: QueryBus) {}

  /** For the console, whose pictures cannot send what its session needs; nobody guesses a key. */
  @PublicFile()
  @Get(':key')
  @ApiOperation({ summary: 'A picture that the staff uploaded, as a whole', description: 'Access: public' })
  async picture(@Param('key', { schema: z.uuid() }) key: string, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.queries.execute(new GetPicture(key));
    reply.header('cache-control', FOR_GOOD).type('image/jpeg').send(bytes);
  }
}
