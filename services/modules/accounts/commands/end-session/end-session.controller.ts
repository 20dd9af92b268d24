import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { EndSessionHandler } from './end-session.handler.js';

const endSessionRequest = requestBody({ session_id: z.uuid() });

@ApiTags('accounts')
@Controller('api/user')
export class EndSessionController {
  constructor(private readonly handler: EndSessionHandler) {}

  @Post('endSession')
  @Endpoint({ summary: 'Sign a device of one’s own out', access: 'viewer', response: messageAnswer })
  end(
    @Body({ schema: endSessionRequest }) body: z.infer<typeof endSessionRequest>,
    @CurrentViewer() { userId }: Viewer,
  ) {
    return this.handler.execute(userId, body.session_id);
  }
}
