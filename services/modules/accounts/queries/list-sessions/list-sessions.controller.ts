import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';

const sessionsRequest = requestBody({});
const session = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().describe('for example: Firefox, Windows'),
    address: z.string().nullable(),
    started_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    ended_by: z
      .enum(['log_out', 'signed_out', 'other_log_in', 'password_changed', 'suspended', 'deleted', 'expired'])
      .nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
const sessionsAnswer = z
  .object({ status: z.literal(1), sessions: z.array(session).describe('newest first') })
  .meta({ id: 'SessionsAnswer' });

const SESSIONS = `
  select session_id as id, device, address, started_at, expires_at,
    coalesce(ended_at, case when expires_at < now() then expires_at end) as ended_at,
    coalesce(ended_by, case when expires_at < now() then 'expired' end) as ended_by,
    session_id = $2 as current
  from read.session_history where user_id = $1 order by started_at desc, session_id`;

@ApiTags('accounts')
@Controller('api/user')
export class ListSessionsController {
  constructor(private readonly database: ReadDatabase) {}

  @Post('sessions')
  @Endpoint({
    summary: 'The log-ins of one’s account, the one that is alive and those before it',
    access: 'viewer',
    response: sessionsAnswer,
    readsFrom: ['accounts'],
  })
  async list(
    @Body({ schema: sessionsRequest }) _body: z.infer<typeof sessionsRequest>,
    @CurrentViewer() { userId, sessionId }: Viewer,
  ) {
    return { status: 1 as const, sessions: await this.database.rows(SESSIONS, [userId, sessionId]) };
  }
}
