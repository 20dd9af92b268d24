import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { PASSWORD_MOST } from '../../domain/password-policy.js';
import { secondStepCode } from '../second-step-code.js';
import { DeleteAccountHandler } from './delete-account.handler.js';

const deleteAccountRequest = requestBody({
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(PASSWORD_MOST),
  code: secondStepCode.nullish(),
});

@ApiTags('accounts')
@Controller('api/user')
export class DeleteAccountController {
  constructor(private readonly handler: DeleteAccountHandler) {}

  @Post('deleteAccount')
  @Endpoint({ summary: 'Delete my account and what is personal in it', access: 'viewer', response: messageAnswer })
  delete(
    @Body({ schema: deleteAccountRequest }) body: z.infer<typeof deleteAccountRequest>,
    @CurrentViewer() viewer: Viewer,
  ) {
    return this.handler.execute(viewer, body.password, body.code ?? null);
  }
}
