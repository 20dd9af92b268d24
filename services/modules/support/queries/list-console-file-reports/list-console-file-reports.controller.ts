import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleFileReport,
  consoleFileReport,
  listConsoleFileReports,
  type ListConsoleFileReports as Request,
} from './console-file-report.schema.ts';
import { ListConsoleFileReports } from './list-console-file-reports.query.ts';

@ApiTags('console')
@Controller('api/console/file-reports')
export class ListConsoleFileReportsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Reported files with their reporters; with an empty filter the open ones, oldest first',
    access: 'moderator',
    response: z.array(consoleFileReport),
    readsFrom: ['file-reports'],
  })
  async list(
    @Query({ schema: listConsoleFileReports }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleFileReport[]> {
    const page = await this.queries.execute(new ListConsoleFileReports(request));
    return answerList(reply, 'file-reports', request.offset, page);
  }
}
