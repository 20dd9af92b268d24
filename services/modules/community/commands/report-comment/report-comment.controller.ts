import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ReportComment } from './report-comment.command.ts';
import { type ReportCommentRequest, reportCommentRequest } from './report-comment.request.ts';

@ApiTags('community')
@Controller('api/user')
export class ReportCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reportComment')
  @Endpoint({
    summary: 'Report a comment to the moderators; reporting it again replaces',
    access: 'viewer',
    response: messageAnswer,
    idempotent: true,
  })
  async report(
    @Body({ schema: reportCommentRequest }) { comment_id: id, reason, note }: ReportCommentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new ReportComment(sender, id, reason, note ?? null));
    return { status: 1, message: 'Your report sent successfully' };
  }
}
