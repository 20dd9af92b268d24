import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleStatementEntry,
  consoleStatementEntry,
  listConsoleStatements,
  type ListConsoleStatements as Request,
} from './console-statement.schema.ts';
import { ListConsoleStatements } from './list-console-statements.query.ts';

@ApiTags('console')
@Controller('api/console/statements')
export class ListConsoleStatementsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Changes of days and bytes, of one user or all',
    access: 'admin',
    response: z.array(consoleStatementEntry),
    readsFrom: ['membership'],
  })
  async list(
    @Query({ schema: listConsoleStatements }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleStatementEntry[]> {
    const page = await this.queries.execute(new ListConsoleStatements(request));
    return answerList(reply, 'statements', request.offset, page);
  }
}
