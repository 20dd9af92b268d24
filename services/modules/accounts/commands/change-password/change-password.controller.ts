import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { PASSWORD_MOST } from '../../domain/password-policy.js';
import { newPassword, passwordsAgree, passwordsDiffer } from '../account-fields.js';
import { ChangePasswordHandler } from './change-password.handler.js';

const changePasswordRequest = requestBody({
  hash: z.string().max(200).describe('the token of the mailed link'),
  password: newPassword,
  password_confirmation: z.string('Please repeat the password').max(PASSWORD_MOST),
}).refine(passwordsAgree, passwordsDiffer);

@ApiTags('accounts')
@Controller('api/user')
export class ChangePasswordController {
  constructor(private readonly handler: ChangePasswordHandler) {}

  @Post('changePassword')
  @Endpoint({ summary: 'Set a new password by a mailed link, once', access: 'public', response: messageAnswer })
  change(@Body({ schema: changePasswordRequest }) body: z.infer<typeof changePasswordRequest>) {
    return this.handler.execute(body.hash, body.password);
  }
}
