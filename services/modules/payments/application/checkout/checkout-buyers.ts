import { Injectable } from '@nestjs/common';
import { Registrations } from '#modules/accounts/contract/registrations.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CouponStage } from '../../contract/coupons.events.ts';
import { type RegistrationSale, RegistrationSaleRepository } from '../../persistence/registration-sale.repository.ts';

/** So long after a registration its plan can be paid without a log-in; the registration itself lapses then. */
const WITHOUT_LOG_IN_MS = 86_400_000;

/** Who buys: a viewer, or somebody who has just registered with a paid plan. */
export interface Buyer {
  userId: number;
  /** Register until the plan of the registration is paid. */
  stage: CouponStage;
  sale: RegistrationSale | null;
}

@Injectable()
export class CheckoutBuyers {
  constructor(
    private readonly registrations: Registrations,
    private readonly sales: RegistrationSaleRepository,
    private readonly clock: Clock,
  ) {}

  /** @param registration handle of one that has not been paid. @returns null when it is neither. */
  async find(viewerId: number | null, registration: string | null): Promise<Buyer | null> {
    const userId = viewerId ?? (registration === null ? null : await this.registrations.find(registration));
    if (userId === null) return null;
    const sale = await this.sales.findUnpaid(userId);
    if (viewerId !== null) return { userId, stage: sale ? 'register' : 'update', sale };
    const fresh = sale && this.clock.now().getTime() - sale.openedAt.getTime() < WITHOUT_LOG_IN_MS;
    return fresh ? { userId, stage: 'register', sale } : null;
  }
}
