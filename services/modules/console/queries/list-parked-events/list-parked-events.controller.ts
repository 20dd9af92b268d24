import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { ListParkedEvents } from './list-parked-events.query.ts';
import {
  type ConsoleParkedEvent,
  consoleParkedEvent,
  type ListParkedEventsRequest,
  listParkedEvents,
} from './parked-event.schema.ts';

@ApiTags('console')
@Controller('api/console/parked-events')
export class ListParkedEventsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Events that a read model could not digest, in the order of the log',
    access: 'admin',
    response: z.array(consoleParkedEvent),
  })
  async list(
    @Query({ schema: listParkedEvents }) request: ListParkedEventsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleParkedEvent[]> {
    const page = await this.queries.execute(new ListParkedEvents(request));
    return answerList(reply, 'parked-events', request.offset, page);
  }
}
