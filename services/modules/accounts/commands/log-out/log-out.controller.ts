import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { clearConsoleCookie, isFromConsole } from '#platform/auth/sessions/console-session.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { LogOut } from './log-out.command.ts';
import { type LogOutAnswer, type LogOutRequest, logOutAnswer, logOutRequest } from './log-out.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class LogOutController {
  constructor(private readonly commands: CommandBus) {}

  @Post('logout')
  @Endpoint({ summary: 'End this session', access: 'viewer', response: logOutAnswer })
  async logOut(
    @Body({ schema: logOutRequest }) _request: LogOutRequest,
    @SentBy() sender: MemberSender,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LogOutAnswer> {
    await this.commands.execute(new LogOut(sender));
    if (isFromConsole(request)) clearConsoleCookie(reply);
    return { status: 1 };
  }
}
