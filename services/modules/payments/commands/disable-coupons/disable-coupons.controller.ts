import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { DisableCoupons } from './disable-coupons.command.ts';
import {
  type DisableCouponsAnswer,
  type DisableCouponsRequest,
  disableCouponsAnswer,
  disableCouponsRequest,
} from './disable-coupons.request.ts';

@ApiTags('console')
@Controller('api/console/coupons')
export class DisableCouponsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('disable')
  @Endpoint({
    summary: 'Disable coupons; orders that were made with one keep it',
    access: 'admin',
    response: disableCouponsAnswer,
    idempotent: true,
  })
  async disable(
    @Body({ schema: disableCouponsRequest }) { ids }: DisableCouponsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<DisableCouponsAnswer> {
    const { done } = await this.commands.execute(new DisableCoupons(sender, ids));
    return { status: 1, done };
  }
}
