import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { setConsoleCookie } from '#platform/auth/sessions/console-session.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { LogIn } from './log-in.command.ts';
import {
  type ConsoleLogInAnswer,
  consoleLogInAnswer,
  type LogInRequest,
  logInErrorDetails,
  logInRequest,
} from './log-in.request.ts';
import { userOf } from './signed-in-user.ts';

/** The console never sees its token: a script that got into it could carry it away. */
@ApiTags('accounts')
@Controller('api/user')
export class ConsoleLogInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  @Post('consoleLogin')
  @Endpoint({
    summary: 'Log in to the console; ends the session before. A cookie of the console’s own carries the token',
    access: 'public',
    response: consoleLogInAnswer,
    errorDetails: logInErrorDetails,
  })
  async logIn(
    @Body({ schema: logInRequest }) { credentials, captcha, remember }: LogInRequest,
    @Headers('user-agent') userAgent: string | undefined,
    @SentBy() sender: Sender,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleLogInAnswer> {
    const { login, password, code } = credentials;
    const proof = { login, password, code: code ?? null };
    const session = await this.commands.execute(new LogIn(sender, proof, captcha, remember, userAgent ?? null, true));
    const secure = request.protocol === 'https' || Boolean(this.config.values.publicUrl?.startsWith('https:'));
    setConsoleCookie(reply, session.token, session.lifetimeSeconds, secure);
    return { status: 1, user: userOf(session.account), expires_in: session.lifetimeSeconds };
  }
}
