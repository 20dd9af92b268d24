import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { StatementQuery } from '../get-statement/statement.query.js';
import {
  type ConsoleStatementEntry,
  consoleStatementEntry,
  type ListStatements,
  listStatements,
} from '../get-statement/statement.schema.js';

@ApiTags('console')
@Controller('api/console/statements')
export class ConsoleStatementsController {
  constructor(private readonly query: StatementQuery) {}

  @Get()
  @Endpoint({
    summary: 'Changes of days and bytes, of one user or all',
    access: 'admin',
    response: z.array(consoleStatementEntry),
    readsFrom: ['membership'],
  })
  async list(
    @Query({ schema: listStatements }) request: ListStatements,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleStatementEntry[]> {
    return answerList(reply, 'statements', request.offset, await this.query.list(request));
  }
}
