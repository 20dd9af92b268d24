import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type MembershipBalanceAnswer, membershipBalance } from '../../application/membership-adjustment.schema.ts';
import { GiveMembership } from './give-membership.command.ts';
import { type GiveMembershipRequest, giveMembershipRequest } from './give-membership.request.ts';

@ApiTags('console')
@Controller('api/console/users')
export class GiveMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Post('grant')
  @Endpoint({
    summary: 'Give a user days or bytes, with a reason',
    access: 'admin',
    response: membershipBalance,
    idempotent: true,
  })
  async grant(
    @Body({ schema: giveMembershipRequest }) { user_id, unit, amount, reason }: GiveMembershipRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MembershipBalanceAnswer> {
    const command = new GiveMembership(sender, user_id, unit, amount, reason);
    const { vipExpiration, bandwidth } = await this.commands.execute(command);
    return { status: 1, vip_expiration: vipExpiration, bandwidth };
  }
}
