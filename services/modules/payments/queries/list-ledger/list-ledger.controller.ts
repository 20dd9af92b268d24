import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { type LedgerAccount, ledgerAccount, listLedger, type ListLedger as Request } from './ledger-account.schema.ts';
import { ListLedger } from './list-ledger.query.ts';

@ApiTags('console')
@Controller('api/console/ledger')
export class ListLedgerController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'The accounts of the double-entry ledger with their balances',
    access: 'admin',
    response: z.array(ledgerAccount),
    readsFrom: ['payments'],
  })
  async list(
    @Query({ schema: listLedger }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LedgerAccount[]> {
    return answerList(reply, 'ledger', request.offset, await this.queries.execute(new ListLedger(request)));
  }
}
