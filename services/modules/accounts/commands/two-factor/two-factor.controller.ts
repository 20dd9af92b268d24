import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { TwoFactorHandler } from './two-factor.handler.js';
import {
  type ConfirmRequest,
  confirmAnswer,
  confirmRequest,
  type DisableRequest,
  disableRequest,
  type EnrolRequest,
  enrolAnswer,
  enrolRequest,
} from './two-factor.request.js';

@ApiTags('accounts')
@Controller('api/user/twoFactor')
export class TwoFactorController {
  constructor(private readonly handler: TwoFactorHandler) {}

  @Post('enrol')
  @Endpoint({ summary: 'A new secret for an authenticator', access: 'moderator', response: enrolAnswer })
  enrol(@Body({ schema: enrolRequest }) body: EnrolRequest, @CurrentViewer() viewer: Viewer) {
    return this.handler.enrol(viewer, body.password);
  }

  @Post('confirm')
  @Endpoint({ summary: 'Switch two-step verification on', access: 'moderator', response: confirmAnswer })
  confirm(@Body({ schema: confirmRequest }) body: ConfirmRequest, @CurrentViewer() { userId }: Viewer) {
    return this.handler.confirm(userId, body.code);
  }

  @Post('disable')
  @Endpoint({ summary: 'Switch two-step verification off', access: 'moderator', response: messageAnswer })
  disable(@Body({ schema: disableRequest }) body: DisableRequest, @CurrentViewer() { userId }: Viewer) {
    return this.handler.disable(userId, body.password, body.code);
  }
}
