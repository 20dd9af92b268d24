import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { ListTitleImports } from './list-title-imports.query.ts';
import {
  type ConsoleTitleImport,
  consoleTitleImport,
  type ListTitleImportsRequest,
  listTitleImports,
} from './title-import.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class ListTitleImportsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('imports')
  @Endpoint({
    summary: 'Imports of titles and how far they are',
    access: 'admin',
    response: z.array(consoleTitleImport),
    readsFrom: ['title-imports'],
  })
  async imports(
    @Query({ schema: listTitleImports }) request: ListTitleImportsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleTitleImport[]> {
    const page = await this.queries.execute(new ListTitleImports(request));
    return answerList(reply, 'imports', request.offset, page);
  }
}
