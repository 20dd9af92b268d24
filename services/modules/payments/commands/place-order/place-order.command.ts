import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Asker } from '../../application/checkout/checkout-buyers.ts';
import type { Order } from '../../application/checkout/order.ts';
import type { GatewayName } from '../../contract/payments.events.ts';

export interface PlaceOrderResult {
  /** Of the payment. */
  reference: string;
}

/** Starts a checkout: the order with its amounts, and all of it where it costs nothing. */
export class PlaceOrder extends Command<PlaceOrderResult> {
  constructor(
    override readonly sender: Sender,
    readonly asker: Asker,
    readonly order: Order,
    readonly gateway: GatewayName,
  ) {
    super(sender);
  }

  /** Whether somebody has logged in meanwhile makes it no other order. */
  override identity(): Record<string, unknown> {
    return { order: this.order, userId: this.asker.userId };
  }
}
