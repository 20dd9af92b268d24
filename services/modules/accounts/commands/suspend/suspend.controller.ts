import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { staffReason } from '../account-fields.js';
import { SuspendHandler } from './suspend.handler.js';

const suspendRequest = requestBody({ user_id: entityId, reason: staffReason });
type SuspendRequest = z.infer<typeof suspendRequest>;

@ApiTags('console')
@Controller('api/console/users')
export class SuspendController {
  constructor(private readonly handler: SuspendHandler) {}

  @Post('suspend')
  @Endpoint({ summary: 'Keep a user out', access: 'moderator', response: messageAnswer })
  suspend(@Body({ schema: suspendRequest }) body: SuspendRequest, @CurrentViewer() staff: Viewer) {
    return this.handler.suspend(body.user_id, body.reason, staff);
  }

  @Post('unsuspend')
  @Endpoint({ summary: 'Let a suspended user in again', access: 'moderator', response: messageAnswer })
  unsuspend(@Body({ schema: suspendRequest }) body: SuspendRequest, @CurrentViewer() staff: Viewer) {
    return this.handler.unsuspend(body.user_id, body.reason, staff);
  }
}
