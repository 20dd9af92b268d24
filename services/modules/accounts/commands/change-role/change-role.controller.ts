import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { ChangeRoleHandler } from './change-role.handler.js';
import { type ChangeRoleRequest, changeRoleRequest } from './change-role.request.js';

@ApiTags('console')
@Controller('api/console/users')
export class ChangeRoleController {
  constructor(private readonly handler: ChangeRoleHandler) {}

  @Post('changeRole')
  @Endpoint({ summary: 'Make a user a viewer, a moderator or an admin', access: 'admin', response: messageAnswer })
  change(@Body({ schema: changeRoleRequest }) body: ChangeRoleRequest, @CurrentViewer() admin: Viewer) {
    return this.handler.execute(body, admin);
  }
}
