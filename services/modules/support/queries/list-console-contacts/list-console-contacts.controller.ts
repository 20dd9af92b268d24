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
  type ConsoleContact,
  consoleContact,
  listConsoleContacts,
  type ListConsoleContacts as Request,
} from './console-contact.schema.ts';
import { ListConsoleContacts } from './list-console-contacts.query.ts';

@ApiTags('console')
@Controller('api/console/contacts')
export class ListConsoleContactsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Letters with their threads; with an empty filter those that wait, the oldest first',
    access: 'moderator',
    response: z.array(consoleContact),
    readsFrom: ['contacts'],
  })
  async list(
    @Query({ schema: listConsoleContacts }) request: Request,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleContact[]> {
    const page = await this.queries.execute(new ListConsoleContacts(request, viewer.role === 'admin'));
    return answerList(reply, 'contacts', request.offset, page);
  }
}
