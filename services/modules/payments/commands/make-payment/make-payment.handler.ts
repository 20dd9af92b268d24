import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TokenRequired } from '#platform/auth/auth-errors.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { type Asker, CheckoutBuyers } from '../../application/checkout/checkout-buyers.ts';
import { PaymentGateways } from '../../application/payment-gateways.ts';
import { ORDER_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { PlaceOrder } from '../place-order/place-order.command.ts';
import { BankRequest } from './bank-request.ts';
import { MakePayment, type MakePaymentResult } from './make-payment.command.ts';
import { GatewayUnavailable } from './make-payment.errors.ts';

/**
 * The order is there before the bank is asked: whatever happens in between, a payment the bank knows of is one we know of.
 */
@CommandHandler(MakePayment)
export class MakePaymentHandler implements ICommandHandler<MakePayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly buyers: CheckoutBuyers,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly bankRequest: BankRequest,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @throws TokenRequired, TooManyRequests, GatewayUnavailable, PaymentOver, PriceEnded, OrderOpen, PlanNotForSale, OrderChanged,
   * and the refusals of coupons
   */
  async execute(command: MakePayment): Promise<MakePaymentResult> {
    const { sender, order, host } = command;
    const asker = await this.identify(command);
    const gateway = this.gateways.byNumber(order.gateway);
    if (!gateway) throw new GatewayUnavailable();
    const { reference } = await this.commands.execute(new PlaceOrder(sender, asker, order, gateway.name));
    const payment = await this.payments.find({ reference });
    if (!payment) throw new GatewayUnavailable();
    // The Idempotency-Key has its result already: what follows is kept by the payment's own state.
    return this.bankRequest.send(payment, host, { ...sender, idempotencyKey: null });
  }

  /** Whether they may still buy is not asked yet: a retry of what they have bought gets its answer. */
  private async identify({ sender, order }: MakePayment): Promise<Asker> {
    const asker = await this.buyers.identify(sender.actor?.userId ?? null, order.registration);
    if (asker) return asker;
    await this.throttle.consumeAddress(ORDER_BY_ADDRESS, sender.address);
    throw new TokenRequired();
  }
}
