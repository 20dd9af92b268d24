import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { RemoveAvatar } from './remove-avatar.command.ts';
import { type RemoveAvatarRequest, removeAvatarRequest } from './remove-avatar.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class RemoveAvatarController {
  constructor(private readonly commands: CommandBus) {}

  @Post('removeAvatar')
  @Endpoint({ summary: 'Take one’s picture away', access: 'viewer', response: messageAnswer })
  async remove(
    @Body({ schema: removeAvatarRequest }) _request: RemoveAvatarRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new RemoveAvatar(sender));
    return { status: 1, message: 'Deleted successfully' };
  }
}
