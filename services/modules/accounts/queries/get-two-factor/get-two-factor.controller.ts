import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { needsTwoFactor } from '#platform/auth/two-factor-duty.ts';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetTwoFactor } from './get-two-factor.query.ts';
import {
  type GetTwoFactorAnswer,
  type GetTwoFactorRequest,
  getTwoFactorAnswer,
  getTwoFactorRequest,
} from './get-two-factor.schema.ts';

@ApiTags('accounts')
@Controller('api/user/twoFactor')
export class GetTwoFactorController {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  @Post('state')
  @Endpoint({
    summary: 'Whether two-step verification is on',
    access: 'moderator',
    beforeTwoFactor: true,
    response: getTwoFactorAnswer,
    readsFrom: ['accounts'],
  })
  async state(
    @Body({ schema: getTwoFactorRequest }) _request: GetTwoFactorRequest,
    @CurrentViewer() { userId, role }: Viewer,
  ): Promise<GetTwoFactorAnswer> {
    const { enabled, recoveryCodesLeft } = await this.queries.execute(new GetTwoFactor(userId));
    const needed = needsTwoFactor(this.config, role);
    return { status: 1, enabled, needed, recovery_codes_left: recoveryCodesLeft };
  }
}
