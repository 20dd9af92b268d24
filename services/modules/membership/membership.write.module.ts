import { Module } from '@nestjs/common';
import { AdjustMembershipController } from './commands/adjust-membership/adjust-membership.controller.js';
import { AdjustMembershipHandler } from './commands/adjust-membership/adjust-membership.handler.js';
import { SavePlanController } from './commands/save-plan/save-plan.controller.js';
import { SavePlanHandler } from './commands/save-plan/save-plan.handler.js';
import { MembershipCoreModule } from './membership.core.module.js';
import { PlanSeeder } from './plans/plan-seeder.js';

@Module({
  imports: [MembershipCoreModule],
  controllers: [AdjustMembershipController, SavePlanController],
  providers: [AdjustMembershipHandler, SavePlanHandler, PlanSeeder],
})
export class MembershipWriteModule {}
