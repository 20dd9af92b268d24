import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { EditInfoHandler } from './edit-info.handler.js';
import { type EditInfoRequest, editInfoAnswer, editInfoRequest } from './edit-info.request.js';

@ApiTags('accounts')
@Controller('api/user')
export class EditInfoController {
  constructor(private readonly handler: EditInfoHandler) {}

  @Post('editInfo')
  @Endpoint({ summary: 'Change name or password', access: 'viewer', response: editInfoAnswer })
  edit(@Body({ schema: editInfoRequest }) body: EditInfoRequest, @CurrentViewer() viewer: Viewer) {
    return this.handler.execute(body, viewer);
  }
}
