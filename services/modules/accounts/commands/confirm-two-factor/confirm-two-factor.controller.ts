import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ConfirmTwoFactor } from './confirm-two-factor.command.ts';
import {
  type ConfirmTwoFactorAnswer,
  type ConfirmTwoFactorRequest,
  confirmTwoFactorAnswer,
  confirmTwoFactorRequest,
} from './confirm-two-factor.request.ts';

@ApiTags('accounts')
@Controller('api/user/twoFactor')
export class ConfirmTwoFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm')
  @Endpoint({
    summary: 'Switch two-step verification on',
    access: 'moderator',
    response: confirmTwoFactorAnswer,
    beforeTwoFactor: true,
    idempotent: true,
  })
  async confirm(
    @Body({ schema: confirmTwoFactorRequest }) { code }: ConfirmTwoFactorRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ConfirmTwoFactorAnswer> {
    const { recoveryCodes } = await this.commands.execute(new ConfirmTwoFactor(sender, code));
    return { status: 1, message: 'Two-step verification is on', recovery_codes: recoveryCodes };
  }
}
