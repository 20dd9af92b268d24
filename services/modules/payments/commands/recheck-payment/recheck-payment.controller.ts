import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { RecheckPayment } from './recheck-payment.command.ts';
import {
  type RecheckPaymentAnswer,
  type RecheckPaymentRequest,
  recheckPaymentAnswer,
  recheckPaymentRequest,
} from './recheck-payment.request.ts';

@ApiTags('console')
@Controller('api/console/payments')
export class RecheckPaymentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('recheck')
  @Endpoint({ summary: 'Ask the bank about a payment again, now', access: 'admin', response: recheckPaymentAnswer })
  async recheck(
    @Body({ schema: recheckPaymentRequest }) { id }: RecheckPaymentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RecheckPaymentAnswer> {
    return { status: 1, ...(await this.commands.execute(new RecheckPayment(sender, id))) };
  }
}
