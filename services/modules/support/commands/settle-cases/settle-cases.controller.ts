import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CaseRulingsAnswer, caseRulings } from '../../application/case-rulings.schema.ts';
import { SettleCases } from './settle-cases.command.ts';
import { type SettleCasesRequest, settleCasesRequest } from './settle-cases.request.ts';

@ApiTags('console')
@Controller('api/console/file-reports')
export class SettleCasesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('settle')
  @Endpoint({
    summary: 'Settle what was reported of files',
    access: 'moderator',
    response: caseRulings,
    idempotent: true,
  })
  async settle(
    @Body({ schema: settleCasesRequest }) { cases, outcome }: SettleCasesRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CaseRulingsAnswer> {
    const { done, conflicts } = await this.commands.execute(new SettleCases(sender, cases, outcome));
    return { status: 1, done, conflicts };
  }
}
