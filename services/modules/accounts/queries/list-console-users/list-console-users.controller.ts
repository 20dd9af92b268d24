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
  type ConsoleUser,
  consoleUser,
  listConsoleUsers,
  type ListConsoleUsers as Request,
} from './console-user.schema.ts';
import { ListConsoleUsers } from './list-console-users.query.ts';

@ApiTags('console')
@Controller('api/console/users')
export class ListConsoleUsersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Users for the console; e-mail addresses for admins only',
    access: 'moderator',
    response: z.array(consoleUser),
    readsFrom: ['accounts', 'account-names', 'membership'],
  })
  async list(
    @Query({ schema: listConsoleUsers }) request: Request,
    @CurrentViewer() { role }: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleUser[]> {
    const page = await this.queries.execute(new ListConsoleUsers(request, role === 'admin'));
    return answerList(reply, 'users', request.offset, page);
  }
}
