import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { MemberLedger } from './application/member-ledger.ts';
import { StoredMemberVolume } from './application/stored-member-volume.ts';
import { StoredPlanOffers } from './application/stored-plan-offers.ts';
import { MemberCredit } from './contract/member-credit.port.ts';
import { MemberVolume } from './contract/member-volume.port.ts';
import { PlanOffers } from './contract/plan-offers.port.ts';
import { Membership } from './persistence/membership.entity.ts';
import { MembershipRepository } from './persistence/membership.repository.ts';
import { MembershipEntry } from './persistence/membership-entry.entity.ts';
import { Plan } from './persistence/plan.entity.ts';
import { PlanRepository } from './persistence/plan.repository.ts';

/** What other modules' commands and the workers use of membership: its published contracts, with what keeps them. */
@Global()
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([Plan, Membership, MembershipEntry])],
  providers: [
    MembershipRepository,
    PlanRepository,
    MemberLedger,
    { provide: MemberCredit, useExisting: MemberLedger },
    { provide: MemberVolume, useClass: StoredMemberVolume },
    { provide: PlanOffers, useClass: StoredPlanOffers },
  ],
  exports: [MembershipRepository, PlanRepository, MemberLedger, MemberCredit, MemberVolume, PlanOffers],
})
export class MembershipCoreModule {}
