import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type MembershipBalanceAnswer, membershipBalance } from '../../application/membership-adjustment.schema.ts';
import { TakeMembership } from './take-membership.command.ts';
import { type TakeMembershipRequest, takeMembershipRequest } from './take-membership.request.ts';

@ApiTags('console')
@Controller('api/console/users')
export class TakeMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Post('withdraw')
  @Endpoint({
    summary: 'Take days or bytes from a user, at most what is left, with a reason',
    access: 'admin',
    response: membershipBalance,
    idempotent: true,
  })
  async withdraw(
    @Body({ schema: takeMembershipRequest }) { user_id, unit, amount, reason }: TakeMembershipRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MembershipBalanceAnswer> {
    const command = new TakeMembership(sender, user_id, unit, amount, reason);
    const { vipExpiration, bandwidth } = await this.commands.execute(command);
    return { status: 1, vip_expiration: vipExpiration, bandwidth };
  }
}
