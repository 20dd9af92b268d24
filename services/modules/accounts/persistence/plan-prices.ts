import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type PlanOffer, PlanOffers, PURCHASABLE_PLAN } from '#modules/membership/contract/plan-offers.port.ts';

export type PlanPrice = Pick<PlanOffer, 'price' | 'size'>;

/** What plans cost now, read outside of a transaction. */
@Injectable()
export class PlanPrices {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Optional() @Inject(PlanOffers) private readonly offers?: PlanOffers,
  ) {}

  /** @param offerId null for the plan's first offer. @returns null when it is not for sale. */
  async find(planId: number, offerId: number | null): Promise<PlanPrice | null> {
    if (planId === PURCHASABLE_PLAN.free) return { price: 0, size: 0 };
    return (await this.offers?.find(this.dataSource.manager, planId, offerId)) ?? null;
  }
}
