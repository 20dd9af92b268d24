import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import {
  type ConsoleSession,
  consoleSession,
  type ListConsoleSessions,
  listConsoleSessions,
} from './console-session.schema.js';

const COLUMNS = `session_id as id, user_id, device, started_at, expires_at,
  coalesce(ended_at, case when expires_at < now() then expires_at end) as ended_at,
  coalesce(ended_by, case when expires_at < now() then 'expired' end) as ended_by`;

/** Where from somebody signed in is for admins only, like the e-mail address. */
@ApiTags('console')
@Controller('api/console/sessions')
export class ConsoleSessionsController {
  constructor(private readonly database: ReadDatabase) {}

  @Get()
  @Endpoint({
    summary: 'The log-ins of users, the newest first; addresses for admins only',
    access: 'moderator',
    response: z.array(consoleSession),
    readsFrom: ['accounts'],
  })
  async list(
    @Query({ schema: listConsoleSessions }) { sort, offset, limit, filter }: ListConsoleSessions,
    @CurrentViewer() { role }: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSession[]> {
    const where = new Conditions().add(filter.user_id, (place) => `user_id = ${place}`);
    const rows = await this.database.rows<ConsoleSession>(
      `select ${COLUMNS}${role === 'admin' ? ', address' : ''} from read.session_history where ${where}
       order by started_at ${sort.direction}, session_id limit ${limit} offset ${offset}`,
      where.parameters,
    );
    const count = await this.database.row<{ total: number }>(
      `select count(*) as total from read.session_history where ${where}`,
      where.parameters,
    );
    return answerList(reply, 'sessions', offset, { rows, total: count?.total ?? 0 });
  }
}
