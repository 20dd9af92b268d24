import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type SavedPlanAnswer, savedPlan } from '../../application/plan-facts.schema.ts';
import { ChangePlan } from './change-plan.command.ts';
import { type ChangePlanRequest, changePlanRequest } from './change-plan.request.ts';

@ApiTags('console')
@Controller('api/console/plans')
export class ChangePlanController {
  constructor(private readonly commands: CommandBus) {}

  @Post('revise')
  @Endpoint({
    summary: 'Change a plan; orders keep the price they were made with',
    access: 'admin',
    response: savedPlan,
    idempotent: true,
  })
  async change(
    @Body({ schema: changePlanRequest }) { id, version: seen, name, price, size, active, sort }: ChangePlanRequest,
    @SentBy() sender: MemberSender,
  ): Promise<SavedPlanAnswer> {
    const command = new ChangePlan(sender, id, seen, { name, price, size, active, sort });
    const { version } = await this.commands.execute(command);
    return { status: 1, id, version };
  }
}
