import { Module } from '@nestjs/common';
import { ChangePlanController } from './commands/change-plan/change-plan.controller.ts';
import { ChangePlanHandler } from './commands/change-plan/change-plan.handler.ts';
import { CreatePlanController } from './commands/create-plan/create-plan.controller.ts';
import { CreatePlanHandler } from './commands/create-plan/create-plan.handler.ts';
import { GiveMembershipController } from './commands/give-membership/give-membership.controller.ts';
import { GiveMembershipHandler } from './commands/give-membership/give-membership.handler.ts';
import { PlanSeeder } from './commands/seed-plans/plan-seeder.ts';
import { SeedPlansHandler } from './commands/seed-plans/seed-plans.handler.ts';
import { TakeMembershipController } from './commands/take-membership/take-membership.controller.ts';
import { TakeMembershipHandler } from './commands/take-membership/take-membership.handler.ts';
import { MembershipCoreModule } from './membership.core.module.ts';

@Module({
  imports: [MembershipCoreModule],
  controllers: [GiveMembershipController, TakeMembershipController, CreatePlanController, ChangePlanController],
  providers: [
    GiveMembershipHandler,
    TakeMembershipHandler,
    CreatePlanHandler,
    ChangePlanHandler,
    SeedPlansHandler,
    PlanSeeder,
  ],
})
export class MembershipWriteModule {}
