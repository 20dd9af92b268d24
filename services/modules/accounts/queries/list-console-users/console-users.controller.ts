import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import { UnknownUser } from '../get-public-profile/get-public-profile.controller.js';
import { ConsoleUserQuery } from './console-user.query.js';
import { type ConsoleUser, consoleUser, type ListConsoleUsers, listConsoleUsers } from './console-user.schema.js';

@ApiTags('console')
@Controller('api/console/users')
export class ConsoleUsersController {
  constructor(private readonly users: ConsoleUserQuery) {}

  @Get()
  @Endpoint({
    summary: 'Users for the console; e-mail addresses for admins only',
    access: 'moderator',
    response: z.array(consoleUser),
    readsFrom: ['accounts', 'console-names', 'membership'],
  })
  async list(
    @Query({ schema: listConsoleUsers }) request: ListConsoleUsers,
    @CurrentViewer() asker: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleUser[]> {
    return answerList(reply, 'users', request.offset, await this.users.list(request, asker));
  }

  @Get(':id')
  @Endpoint({ summary: 'One user', access: 'moderator', response: consoleUser, readsFrom: ['accounts', 'membership'] })
  async one(@Param('id', { schema: entityId }) id: number, @CurrentViewer() asker: Viewer): Promise<ConsoleUser> {
    const user = await this.users.one(id, asker);
    if (!user) throw new UnknownUser();
    return user;
  }
}
