import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { StatementQuery } from './statement.query.js';
import { type StatementRequest, statementAnswer, statementRequest } from './statement.schema.js';

@ApiTags('membership')
@Controller('api/user')
export class StatementController {
  constructor(private readonly query: StatementQuery) {}

  @Post('statement')
  @Endpoint({
    summary: 'Every change of the viewer’s days and bytes, the newest first, with its reason',
    access: 'viewer',
    response: statementAnswer,
    readsFrom: ['membership'],
  })
  statement(@Body({ schema: statementRequest }) { page }: StatementRequest, @CurrentViewer() viewer: Viewer) {
    return this.query.ofUser(viewer.userId, page);
  }
}
