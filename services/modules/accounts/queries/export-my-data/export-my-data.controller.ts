import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ExportMyData } from './export-my-data.query.ts';
import { type ExportMyDataRequest, exportMyDataAnswer, exportMyDataRequest } from './export-my-data.schema.ts';

@ApiTags('accounts')
@Controller('api/user')
export class ExportMyDataController {
  constructor(private readonly queries: QueryBus) {}

  @Post('exportMyData')
  @Endpoint({
    summary: 'Everything the site keeps about me',
    access: 'viewer',
    response: exportMyDataAnswer,
    readsFrom: ['accounts', 'comments'],
  })
  async export(
    @Body({ schema: exportMyDataRequest }) _request: ExportMyDataRequest,
    @CurrentViewer() { userId }: Viewer,
  ) {
    const { exportedAt, data } = await this.queries.execute(new ExportMyData(userId));
    return { status: 1 as const, exported_at: exportedAt.toISOString(), data };
  }
}
