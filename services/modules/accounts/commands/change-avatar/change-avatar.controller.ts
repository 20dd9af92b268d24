import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { Upload, type UploadBody } from '../../../../platform/http/uploads.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { AVATAR_BYTES_BELOW } from '../../domain/avatar.js';
import { ChangeAvatarHandler } from './change-avatar.handler.js';

const removeAvatarRequest = requestBody({});
const uploadAnswer = z
  .object({ status: z.literal(1), message: z.string(), avatar_path: z.string() })
  .meta({ id: 'UploadAvatarAnswer' });
const form = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' }, token: { type: 'string' } },
  required: ['file'],
};

@ApiTags('accounts')
@Controller('api/user')
export class ChangeAvatarController {
  constructor(private readonly handler: ChangeAvatarHandler) {}

  @Post('uploadAvatar')
  @Upload(AVATAR_BYTES_BELOW - 1)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: form })
  @Endpoint({ summary: 'Upload a picture of oneself (JPG or PNG)', access: 'viewer', response: uploadAnswer })
  upload(@Body() body: UploadBody | undefined, @CurrentViewer() { userId }: Viewer) {
    return this.handler.upload(userId, body?.file);
  }

  @Post('removeAvatar')
  @Endpoint({ summary: 'Take one’s picture away', access: 'viewer', response: messageAnswer })
  remove(
    @Body({ schema: removeAvatarRequest }) _body: z.infer<typeof removeAvatarRequest>,
    @CurrentViewer() { userId }: Viewer,
  ) {
    return this.handler.remove(userId);
  }
}
