import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';

const stateRequest = requestBody({});
const stateAnswer = z
  .object({ status: z.literal(1), enabled: z.boolean(), recovery_codes_left: z.number().int() })
  .meta({ id: 'TwoFactorState' });

const STATE = 'select two_factor as enabled, recovery_codes_left from read.account where user_id = $1';

@ApiTags('accounts')
@Controller('api/user/twoFactor')
export class GetTwoFactorController {
  constructor(private readonly database: ReadDatabase) {}

  @Post('state')
  @Endpoint({
    summary: 'Whether two-step verification is on',
    access: 'moderator',
    response: stateAnswer,
    readsFrom: ['accounts'],
  })
  async state(
    @Body({ schema: stateRequest }) _body: z.infer<typeof stateRequest>,
    @CurrentViewer() { userId }: Viewer,
  ) {
    const row = await this.database.row<{ enabled: boolean; recovery_codes_left: number }>(STATE, [userId]);
    return { status: 1 as const, ...(row ?? { enabled: false, recovery_codes_left: 0 }) };
  }
}
