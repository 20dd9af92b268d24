import { Body, Controller, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import type { Order } from '../../application/checkout/order.ts';
import { BuyerGuard } from './buyer.guard.ts';
import { MakePayment, type MakePaymentResult } from './make-payment.command.ts';
import {
  type MakePaymentAnswer,
  type MakePaymentRequest,
  makePaymentAnswer,
  makePaymentRequest,
} from './make-payment.request.ts';

@ApiTags('payments')
@Controller('api/user')
export class MakePaymentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('makePayment')
  @UseGuards(BuyerGuard)
  @Endpoint({
    summary: 'Order a plan and get the form for the bank; for viewers, and for a new user by order.user_id',
    access: 'public',
    response: makePaymentAnswer,
    idempotent: true,
  })
  async makePayment(
    @Body({ schema: makePaymentRequest }) { order }: MakePaymentRequest,
    @SentBy() sender: Sender,
    @Req() request: FastifyRequest,
  ): Promise<MakePaymentAnswer> {
    return answerOf(await this.commands.execute(new MakePayment(sender, orderOf(order), request.host)));
  }
}

function orderOf({ planId, offer_id, shown, gateway, coupon, user_id }: MakePaymentRequest['order']): Order {
  return {
    planId,
    offerId: offer_id ?? null,
    shown: shown ?? null,
    gateway,
    coupon: coupon ?? null,
    registration: user_id ?? null,
  };
}

function answerOf({ payment, form }: MakePaymentResult): MakePaymentAnswer {
  const { planId, offerId: offer_id, size, price, discount, amount, gateway, token, reference } = payment;
  return {
    status: 1,
    result: 1,
    token,
    reference,
    state: payment.state === 'paid' ? 'paid' : 'pending',
    form,
    order: { planId, offer_id, size, price, discount, amount, gateway },
  };
}
