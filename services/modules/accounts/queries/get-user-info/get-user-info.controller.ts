import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetUserInfo } from './get-user-info.query.ts';
import { type UserInfoAnswer, type UserInfoRequest, userInfoAnswer, userInfoRequest } from './get-user-info.schema.ts';

@ApiTags('accounts')
@Controller('api/user')
export class GetUserInfoController {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  @Post('info')
  @Endpoint({
    summary: 'The signed-in user',
    access: 'viewer',
    response: userInfoAnswer,
    readsFrom: ['accounts', 'membership', 'notifications'],
  })
  async info(
    @Body({ schema: userInfoRequest }) { notifications }: UserInfoRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<UserInfoAnswer> {
    const user = await this.queries.execute(new GetUserInfo(viewer, notifications));
    return { status: 1, user, panel_url: this.config.values.panelUrl };
  }
}
