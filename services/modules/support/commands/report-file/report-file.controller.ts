import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ReportFile } from './report-file.command.ts';
import {
  type ReportFileAnswer,
  type ReportFileRequest,
  reportFileAnswer,
  reportFileRequest,
} from './report-file.request.ts';

@ApiTags('support')
@Controller('api/user')
export class ReportFileController {
  constructor(private readonly commands: CommandBus) {}

  @Post('report2')
  @Endpoint({
    summary: 'Report a broken file; a second report of the same member takes the place of the first while it waits',
    access: 'viewer',
    response: reportFileAnswer,
    idempotent: true,
  })
  async report(
    @Body({ schema: reportFileRequest }) { file_id: fileId, fields }: ReportFileRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ReportFileAnswer> {
    await this.commands.execute(new ReportFile(sender, fileId, fields.reason, fields.note));
    return { status: 1, message: 'Your report sent successfully' };
  }
}
