import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { AuditEntryQuery } from './audit-entry.query.js';
import { type AuditEntry, auditEntry, type ListAuditEntries, listAuditEntries } from './audit-entry.schema.js';

@ApiTags('console')
@Controller('api/console/audit')
export class AuditEntriesController {
  constructor(private readonly entries: AuditEntryQuery) {}

  @Get()
  @Endpoint({
    summary: 'Who did what in the console, the newest first',
    access: 'admin',
    response: z.array(auditEntry),
    readsFrom: ['audit'],
  })
  async list(
    @Query({ schema: listAuditEntries }) request: ListAuditEntries,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntry[]> {
    return answerList(reply, 'audit', request.offset, await this.entries.list(request));
  }
}
