import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { RemovePhone } from './remove-phone.command.ts';
import { type RemovePhoneRequest, removePhoneRequest } from './remove-phone.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class RemovePhoneController {
  constructor(private readonly commands: CommandBus) {}

  @Post('removePhone')
  @Endpoint({ summary: 'Take my phone number away', access: 'viewer', response: messageAnswer })
  async remove(
    @Body({ schema: removePhoneRequest }) { password, code }: RemovePhoneRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new RemovePhone(sender, password, code ?? null));
    return { status: 1, message: 'Your phone number is removed' };
  }
}
