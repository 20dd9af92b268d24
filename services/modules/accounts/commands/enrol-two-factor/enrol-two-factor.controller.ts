import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { EnrolTwoFactor } from './enrol-two-factor.command.ts';
import {
  type EnrolTwoFactorAnswer,
  type EnrolTwoFactorRequest,
  enrolTwoFactorAnswer,
  enrolTwoFactorRequest,
} from './enrol-two-factor.request.ts';

@ApiTags('accounts')
@Controller('api/user/twoFactor')
export class EnrolTwoFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('enrol')
  @Endpoint({
    summary: 'A new secret for an authenticator',
    access: 'moderator',
    response: enrolTwoFactorAnswer,
    beforeTwoFactor: true,
  })
  async enrol(
    @Body({ schema: enrolTwoFactorRequest }) { password }: EnrolTwoFactorRequest,
    @SentBy() sender: MemberSender,
  ): Promise<EnrolTwoFactorAnswer> {
    const { secret, uri } = await this.commands.execute(new EnrolTwoFactor(sender, password));
    return { status: 1, secret, uri };
  }
}
