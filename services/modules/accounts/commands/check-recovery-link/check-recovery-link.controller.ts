import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { CheckRecoveryLink } from './check-recovery-link.command.ts';
import {
  type CheckRecoveryLinkRequest,
  checkRecoveryLinkRequest,
  type RecoveryLinkAnswer,
  recoveryLinkAnswer,
} from './check-recovery-link.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class CheckRecoveryLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('recoveryLink')
  @Endpoint({
    summary: 'Whether a mailed link still sets a password; it stays as it is',
    access: 'public',
    // As where the password is set: a session that is over spoils no link.
    tokenIgnored: true,
    response: recoveryLinkAnswer,
  })
  async check(
    @Body({ schema: checkRecoveryLinkRequest }) { hash }: CheckRecoveryLinkRequest,
    @SentBy() sender: Sender,
  ): Promise<RecoveryLinkAnswer> {
    await this.commands.execute(new CheckRecoveryLink(sender, hash));
    return { status: 1 };
  }
}
