import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Buyers } from '#modules/accounts/contract/buyers.port.ts';
import { Registrations } from '#modules/accounts/contract/registrations.port.ts';
import { TokenRequired } from '#platform/auth/auth-errors.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CouponStage } from '../../contract/coupons.events.ts';
import { isPriceCurrent, PriceEnded } from '../../domain/checkout/registration-orders.ts';
import { type RegistrationSale, RegistrationSaleRepository } from '../../persistence/registration-sale.repository.ts';

/** Who wants to buy, as they came. */
export interface Asker {
  userId: number;
  isViewer: boolean;
  /** They come with their registration, whose price they were told. */
  isRegistering: boolean;
}

/** Who buys: a viewer, or somebody who has just registered with a paid plan. */
export interface Buyer extends Asker {
  /** Register until the plan of the registration is paid, or its price has ended. */
  stage: CouponStage;
  sale: RegistrationSale | null;
}

@Injectable()
export class CheckoutBuyers {
  constructor(
    private readonly registrations: Registrations,
    private readonly sales: RegistrationSaleRepository,
    private readonly accounts: Buyers,
    private readonly clock: Clock,
  ) {}

  /** @param registration handle of one. @returns null for who is neither a viewer nor has one. */
  async identify(viewerId: number | null, registration: string | null): Promise<Asker | null> {
    const registeredId = registration === null ? null : await this.registrations.find(registration);
    const userId = viewerId ?? registeredId;
    if (userId === null) return null;
    return { userId, isViewer: viewerId !== null, isRegistering: registeredId === userId };
  }

  /** @param registration handle of one that has not been paid. @returns null when it is neither. @throws PriceEnded */
  async find(viewerId: number | null, registration: string | null): Promise<Buyer | null> {
    const asker = await this.identify(viewerId, registration);
    return asker && this.buyer(asker, await this.sales.findUnpaid(asker.userId));
  }

  /**
   * The buyer as they are until the transaction ends: a second order, a payment or the end of the account waits.
   * @throws TokenRequired for who is none any more, PriceEnded
   */
  async hold(manager: EntityManager, asker: Asker): Promise<Buyer> {
    const isThere = await this.accounts.hold(manager, asker.userId);
    const buyer = isThere && this.buyer(asker, await this.sales.lockUnpaid(manager, asker.userId));
    if (!buyer) throw new TokenRequired();
    return buyer;
  }

  private buyer({ userId, isViewer, isRegistering }: Asker, sale: RegistrationSale | null): Buyer | null {
    const asker = { userId, isViewer, isRegistering };
    if (sale && isPriceCurrent(sale, this.clock.now())) return { ...asker, stage: 'register', sale };
    if (sale && isRegistering) throw new PriceEnded();
    return isViewer ? { ...asker, stage: 'update', sale: null } : null;
  }
}
