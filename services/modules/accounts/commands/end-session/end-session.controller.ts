import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { EndSession } from './end-session.command.ts';
import { type EndSessionRequest, endSessionRequest } from './end-session.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class EndSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('endSession')
  @Endpoint({ summary: 'Sign a device of one’s own out', access: 'viewer', response: messageAnswer })
  async end(
    @Body({ schema: endSessionRequest }) { session_id }: EndSessionRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new EndSession(sender, session_id));
    return { status: 1, message: 'This device is logged out' };
  }
}
