import { Injectable } from '@nestjs/common';
import { PlanOffers } from '#modules/membership/contract/plan-offers.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type RegistrationOrder, RegistrationSales } from '../../contract/registration-sales.port.ts';
import { RegistrationSaleRepository } from '../../persistence/registration-sale.repository.ts';

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
