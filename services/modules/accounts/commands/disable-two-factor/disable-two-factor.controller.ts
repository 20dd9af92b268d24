import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { DisableTwoFactor } from './disable-two-factor.command.ts';
import { type DisableTwoFactorRequest, disableTwoFactorRequest } from './disable-two-factor.request.ts';

@ApiTags('accounts')
@Controller('api/user/twoFactor')
export class DisableTwoFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('disable')
  @Endpoint({
    summary: 'Switch two-step verification off',
    access: 'moderator',
    response: messageAnswer,
    idempotent: true,
  })
  async disable(
    @Body({ schema: disableTwoFactorRequest }) { password, code }: DisableTwoFactorRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new DisableTwoFactor(sender, password, code));
    return { status: 1, message: 'Two-step verification is off' };
  }
}
