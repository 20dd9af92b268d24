import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { releaseFile } from '../../events/catalogue.events.js';
import { AddFilesHandler } from './add-files.handler.js';

const language = z.string().regex(/^[a-z]{2,3}$/);
const number = z.number().int().min(1).max(2_000).nullable().default(null);
const file = z.object({
  quality: releaseFile.shape.quality,
  resolution: releaseFile.shape.resolution,
  codec: z.string().min(1).max(20),
  audio: z.array(language).max(20),
  subtitles: z.array(language).max(40).default([]),
  size: releaseFile.shape.size,
  dubbed: z.boolean().default(false),
  censored: z.boolean().default(false),
  checksum: z.string().regex(/^[0-9a-f]{8,128}$/),
  season: number,
  episode: number,
});
const addFilesRequest = requestBody({ files: z.array(file).min(1).max(1_000) });
type AddFilesRequest = z.infer<typeof addFilesRequest>;
const addFilesAnswer = z.object({ status: z.literal(1), file_ids: z.array(z.number().int()) });

@ApiTags('console')
@Controller('api/console')
export class AddFilesController {
  constructor(private readonly handler: AddFilesHandler) {}

  @Post('titles/:id/files')
  @Endpoint({ summary: 'Add files to a title', access: 'admin', response: addFilesAnswer, idempotent: true })
  add(@Param('id', { schema: entityId }) titleId: number, @Body({ schema: addFilesRequest }) body: AddFilesRequest) {
    return this.handler.execute({ titleId, files: body.files });
  }
}
