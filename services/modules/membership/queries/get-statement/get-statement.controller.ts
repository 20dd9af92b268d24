import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetStatement } from './get-statement.query.ts';
import {
  type GetStatementRequest,
  getStatementRequest,
  type StatementAnswer,
  statementAnswer,
} from './get-statement.schema.ts';

@ApiTags('membership')
@Controller('api/user')
export class GetStatementController {
  constructor(private readonly queries: QueryBus) {}

  @Post('statement')
  @Endpoint({
    summary: 'Every change of the viewer’s days and bytes, the newest first, with its reason',
    access: 'viewer',
    response: statementAnswer,
    readsFrom: ['membership', 'downloads'],
  })
  statement(
    @Body({ schema: getStatementRequest }) { page }: GetStatementRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<StatementAnswer> {
    return this.queries.execute(new GetStatement(viewer.userId, page));
  }
}
