import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleDownload,
  consoleDownload,
  listConsoleDownloads,
  type ListConsoleDownloads as Request,
} from './console-download.schema.ts';
import { ListConsoleDownloads } from './list-console-downloads.query.ts';

@ApiTags('console')
@Controller('api/console/downloads')
export class ListConsoleDownloadsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'What was downloaded and played, by one user or all: the lines that a statement’s downloads refer to',
    access: 'admin',
    response: z.array(consoleDownload),
    readsFrom: ['downloads'],
  })
  async list(
    @Query({ schema: listConsoleDownloads }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleDownload[]> {
    const page = await this.queries.execute(new ListConsoleDownloads(request));
    return answerList(reply, 'downloads', request.offset, page);
  }
}
