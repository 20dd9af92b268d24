import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetReportedFile } from './get-reported-file.query.ts';
import {
  type ReportedFileAnswer,
  type ReportedFileRequest,
  reportedFileAnswer,
  reportedFileRequest,
} from './get-reported-file.schema.ts';

@ApiTags('support')
@Controller('api/user')
export class GetReportedFileController {
  constructor(private readonly queries: QueryBus) {}

  @Post('report1')
  @Endpoint({
    summary: 'The file that a report is about',
    access: 'viewer',
    response: reportedFileAnswer,
    readsFrom: ['release-files', 'title-cards'],
  })
  file(@Body({ schema: reportedFileRequest }) { file_id: fileId }: ReportedFileRequest): Promise<ReportedFileAnswer> {
    return this.queries.execute(new GetReportedFile(fileId));
  }
}
