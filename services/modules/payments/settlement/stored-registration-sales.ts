import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { CommandTransaction } from '../../../platform/messaging/outbox/command-transactions.js';
import { PlanOffers } from '../../membership/events/plan-offers.port.js';
import { type RegistrationOrder, RegistrationSales } from '../events/registration-sales.port.js';
import { RegistrationSaleRepository } from '../persistence/registration-sale.repository.js';

@Injectable()
export class StoredRegistrationSales extends RegistrationSales {
  constructor(
    private readonly offers: PlanOffers,
    private readonly sales: RegistrationSaleRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open({ manager }: CommandTransaction, { userId, planId, offerId }: RegistrationOrder) {
    const offer = await this.offers.find(manager, planId, offerId);
    if (!offer || offer.size === 0) return null;
    const { price, size } = offer;
    await this.sales.open(manager, { userId, planId, offerId: offer.id, price, size, openedAt: this.clock.now() });
    return { price, size };
  }
}
