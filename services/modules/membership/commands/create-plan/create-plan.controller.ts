import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type SavedPlanAnswer, savedPlan } from '../../application/plan-facts.schema.ts';
import { CreatePlan } from './create-plan.command.ts';
import { type CreatePlanRequest, createPlanRequest } from './create-plan.request.ts';

@ApiTags('console')
@Controller('api/console/plans')
export class CreatePlanController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Endpoint({ summary: 'Put a plan up for sale', access: 'admin', response: savedPlan, idempotent: true })
  async create(
    @Body({ schema: createPlanRequest }) { planId, name, price, size, active, sort }: CreatePlanRequest,
    @SentBy() sender: MemberSender,
  ): Promise<SavedPlanAnswer> {
    const command = new CreatePlan(sender, planId, { name, price, size, active, sort });
    const { id, version } = await this.commands.execute(command);
    return { status: 1, id, version };
  }
}
