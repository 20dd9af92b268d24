import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '../../platform/clock/clock.module.js';
import { MemberCredit } from './events/member-credit.port.js';
import { PlanOffers } from './events/plan-offers.port.js';
import { MemberLedger } from './member-ledger.js';
import { Membership } from './persistence/membership.entity.js';
import { MembershipRepository } from './persistence/membership.repository.js';
import { MembershipEntry } from './persistence/membership-entry.entity.js';
import { Plan } from './persistence/plan.entity.js';
import { StoredPlanOffers } from './plans/stored-plan-offers.js';

/** What other modules' commands and the workers use of membership: its published contracts, with what keeps them. */
@Global()
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([Plan, Membership, MembershipEntry])],
  providers: [
    MembershipRepository,
    MemberLedger,
    { provide: MemberCredit, useExisting: MemberLedger },
    { provide: PlanOffers, useClass: StoredPlanOffers },
  ],
  exports: [MembershipRepository, MemberLedger, MemberCredit, PlanOffers],
})
export class MembershipCoreModule {}
