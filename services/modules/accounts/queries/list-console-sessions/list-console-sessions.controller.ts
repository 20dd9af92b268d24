import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import {
  type ConsoleSession,
  consoleSession,
  listConsoleSessions,
  type ListConsoleSessions as Request,
} from './console-session.schema.ts';
import { ListConsoleSessions } from './list-console-sessions.query.ts';

@ApiTags('console')
@Controller('api/console/sessions')
export class ListConsoleSessionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'The log-ins of users, the newest first; addresses for admins only',
    access: 'moderator',
    response: z.array(consoleSession),
    readsFrom: ['accounts'],
  })
  async list(
    @Query({ schema: listConsoleSessions }) request: Request,
    @CurrentViewer() { role }: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSession[]> {
    const page = await this.queries.execute(new ListConsoleSessions(request, role === 'admin'));
    return answerList(reply, 'sessions', request.offset, page);
  }
}
