import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Config } from '../../../../platform/config/config.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { user } from '../../answers/user.schema.js';
import { GetUserInfoQuery } from './get-user-info.query.js';

const userInfoRequest = requestBody({ notifications: z.boolean().default(false) });
const userInfoAnswer = z
  .object({
    status: z.literal(1),
    user,
    panel_url: z.url().nullable().describe('the private host to go to when not there already; null: none'),
  })
  .meta({ id: 'UserInfoAnswer' });

@ApiTags('accounts')
@Controller('api/user')
export class GetUserInfoController {
  constructor(
    private readonly query: GetUserInfoQuery,
    private readonly config: Config,
  ) {}

  @Post('info')
  @Endpoint({
    summary: 'The signed-in user',
    access: 'viewer',
    response: userInfoAnswer,
    readsFrom: ['accounts', 'membership'],
  })
  async info(
    @Body({ schema: userInfoRequest }) body: z.infer<typeof userInfoRequest>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const user = await this.query.run(viewer, body.notifications);
    return { status: 1 as const, user, panel_url: this.config.values.panelUrl };
  }
}
