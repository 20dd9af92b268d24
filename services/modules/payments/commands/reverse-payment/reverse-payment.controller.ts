import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ReversePayment } from './reverse-payment.command.ts';
import {
  type ReversePaymentAnswer,
  type ReversePaymentRequest,
  reversePaymentAnswer,
  reversePaymentRequest,
} from './reverse-payment.request.ts';

@ApiTags('console')
@Controller('api/console/payments')
export class ReversePaymentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reverse')
  @Endpoint({
    summary: 'Take back what a payment bought and give the money back, with a reason',
    access: 'admin',
    response: reversePaymentAnswer,
    idempotent: true,
  })
  async reverse(
    @Body({ schema: reversePaymentRequest }) { id, reason }: ReversePaymentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ReversePaymentAnswer> {
    const { state } = await this.commands.execute(new ReversePayment(sender, id, reason));
    return { status: 1, state };
  }
}
