import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type AuditEntry,
  auditEntry,
  listAuditEntries,
  type ListAuditEntries as Request,
} from './audit-entry.schema.ts';
import { ListAuditEntries } from './list-audit-entries.query.ts';

@ApiTags('console')
@Controller('api/console/audit')
export class ListAuditEntriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Who did what in the console, the newest first',
    access: 'admin',
    response: z.array(auditEntry),
    readsFrom: ['audit'],
  })
  async list(
    @Query({ schema: listAuditEntries }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntry[]> {
    return answerList(reply, 'audit', request.offset, await this.queries.execute(new ListAuditEntries(request)));
  }
}
