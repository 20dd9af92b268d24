import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { LogIn } from './log-in.command.ts';
import { type LogInAnswer, type LogInRequest, logInAnswer, logInErrorDetails, logInRequest } from './log-in.request.ts';
import { userOf } from './signed-in-user.ts';

@ApiTags('accounts')
@Controller('api/user')
export class LogInController {
  constructor(private readonly commands: CommandBus) {}

  @Post('login')
  @Endpoint({
    summary: 'Log in; ends the session before',
    access: 'public',
    response: logInAnswer,
    errorDetails: logInErrorDetails,
  })
  async logIn(
    @Body({ schema: logInRequest }) { credentials, captcha, remember }: LogInRequest,
    @Headers('user-agent') userAgent: string | undefined,
    @SentBy() sender: Sender,
  ): Promise<LogInAnswer> {
    const { login, password, code } = credentials;
    const proof = { login, password, code: code ?? null };
    const session = await this.commands.execute(new LogIn(sender, proof, captcha, remember, userAgent ?? null));
    return {
      status: 1,
      token: session.token,
      user: userOf(session.account),
      expires_in: session.lifetimeSeconds,
    };
  }
}
