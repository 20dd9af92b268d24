import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleRequest,
  consoleRequest,
  listConsoleRequests,
  type ListConsoleRequests as Request,
} from './console-request.schema.ts';
import { ListConsoleRequests } from './list-console-requests.query.ts';

@ApiTags('console')
@Controller('api/console/requests')
export class ListConsoleRequestsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'What members wish for; with an empty filter the open requests, that of most members first',
    access: 'moderator',
    response: z.array(consoleRequest),
    readsFrom: ['title-requests', 'title-cards'],
  })
  async list(
    @Query({ schema: listConsoleRequests }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleRequest[]> {
    return answerList(reply, 'requests', request.offset, await this.queries.execute(new ListConsoleRequests(request)));
  }
}
