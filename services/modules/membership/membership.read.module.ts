import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../platform/personal-data/personal-data.module.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { StatementController } from './queries/get-statement/statement.controller.js';
import { StatementQuery } from './queries/get-statement/statement.query.js';
import { ConsolePlansController } from './queries/list-console-plans/console-plans.controller.js';
import { ConsoleStatementsController } from './queries/list-console-statements/console-statements.controller.js';
import { PlanQuery } from './queries/list-plans/plan.query.js';
import { PlansController } from './queries/list-plans/plans.controller.js';

@Module({
  imports: [PersonalDataModule],
  controllers: [PlansController, StatementController, ConsolePlansController, ConsoleStatementsController],
  providers: [PlanQuery, StatementQuery],
})
export class MembershipReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql = `select at, unit, amount, reason, reference, note, vip_expiration, bandwidth
      from read.membership_entry where user_id = $1 order by id`;
    personalData.add({ name: 'statement', sql });
  }
}
