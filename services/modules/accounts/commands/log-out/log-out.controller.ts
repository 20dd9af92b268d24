import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { LogOutHandler } from './log-out.handler.js';

const logOutRequest = requestBody({});
const logOutAnswer = z.object({ status: z.literal(1) }).meta({ id: 'Done' });

@ApiTags('accounts')
@Controller('api/user')
export class LogOutController {
  constructor(private readonly handler: LogOutHandler) {}

  @Post('logout')
  @Endpoint({ summary: 'End this session', access: 'viewer', response: logOutAnswer })
  logOut(@Body({ schema: logOutRequest }) _body: z.infer<typeof logOutRequest>, @CurrentViewer() viewer: Viewer) {
    return this.handler.execute(viewer);
  }
}
