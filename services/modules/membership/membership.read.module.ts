import { Global, Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { MembershipStates } from './contract/membership-states.port.ts';
import { GetConsolePlanController } from './queries/get-console-plan/get-console-plan.controller.ts';
import { GetConsolePlanHandler } from './queries/get-console-plan/get-console-plan.handler.ts';
import { GetStatementController } from './queries/get-statement/get-statement.controller.ts';
import { GetStatementHandler } from './queries/get-statement/get-statement.handler.ts';
import { ConsolePlanReader } from './queries/list-console-plans/console-plan.reader.ts';
import { ListConsolePlansController } from './queries/list-console-plans/list-console-plans.controller.ts';
import { ListConsolePlansHandler } from './queries/list-console-plans/list-console-plans.handler.ts';
import { ListConsoleStatementsController } from './queries/list-console-statements/list-console-statements.controller.ts';
import { ListConsoleStatementsHandler } from './queries/list-console-statements/list-console-statements.handler.ts';
import { ListPlansController } from './queries/list-plans/list-plans.controller.ts';
import { ListPlansHandler } from './queries/list-plans/list-plans.handler.ts';
import { ProjectedMembershipStates } from './queries/projected-membership-states.ts';

/** Global for MembershipStates, which accounts asks. */
@Global()
@Module({
  imports: [PersonalDataModule, SubjectNamesModule],
  controllers: [
    ListPlansController,
    GetStatementController,
    ListConsolePlansController,
    GetConsolePlanController,
    ListConsoleStatementsController,
  ],
  providers: [
    ListPlansHandler,
    GetStatementHandler,
    ConsolePlanReader,
    ListConsolePlansHandler,
    GetConsolePlanHandler,
    ListConsoleStatementsHandler,
    { provide: MembershipStates, useClass: ProjectedMembershipStates },
  ],
  exports: [MembershipStates],
})
export class MembershipReadModule {
  constructor(personalData: PersonalDataRegistry, names: SubjectNamesRegistry) {
    const sql = `select at, unit, amount, reason, reference, note, vip_expiration, bandwidth
      from read.membership_entry where user_id = $1 order by id`;
    personalData.add({ name: 'statement', sql });
    names.add({ resource: 'plans', sql: 'select id, name from read.plan where id = any($1::int[])' });
  }
}
