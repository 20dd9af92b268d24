import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CaseRulingsAnswer, caseRulings } from '../../application/case-rulings.schema.ts';
import { ReopenCases } from './reopen-cases.command.ts';
import { type ReopenCasesRequest, reopenCasesRequest } from './reopen-cases.request.ts';

@ApiTags('console')
@Controller('api/console/file-reports')
export class ReopenCasesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reopen')
  @Endpoint({
    summary: 'Take decisions on reported files back',
    access: 'moderator',
    response: caseRulings,
    idempotent: true,
  })
  async reopen(
    @Body({ schema: reopenCasesRequest }) { cases }: ReopenCasesRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CaseRulingsAnswer> {
    const { done, conflicts } = await this.commands.execute(new ReopenCases(sender, cases));
    return { status: 1, done, conflicts };
  }
}
