import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { LedgerQuery } from './ledger.query.js';
import { type LedgerAccount, type ListLedger, ledgerAccount, listLedger } from './ledger-account.schema.js';

@ApiTags('console')
@Controller('api/console/ledger')
export class LedgerController {
  constructor(private readonly query: LedgerQuery) {}

  @Get()
  @Endpoint({
    summary: 'The accounts of the double-entry ledger with their balances',
    access: 'admin',
    response: z.array(ledgerAccount),
    readsFrom: ['payments'],
  })
  async list(
    @Query({ schema: listLedger }) request: ListLedger,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LedgerAccount[]> {
    return answerList(reply, 'ledger', request.offset, await this.query.list(request));
  }
}
