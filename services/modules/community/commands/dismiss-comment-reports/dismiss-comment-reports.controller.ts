import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CommentDecisionsAnswer, commentDecisions } from '../../application/comment-decisions.schema.ts';
import { DismissCommentReports } from './dismiss-comment-reports.command.ts';
import { type DismissCommentReportsRequest, dismissCommentReportsRequest } from './dismiss-comment-reports.request.ts';

@ApiTags('console')
@Controller('api/console/comments')
export class DismissCommentReportsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('dismissReports')
  @Endpoint({
    summary: 'Leave reported comments as they are',
    access: 'moderator',
    response: commentDecisions,
    idempotent: true,
  })
  async dismiss(
    @Body({ schema: dismissCommentReportsRequest }) { comments }: DismissCommentReportsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CommentDecisionsAnswer> {
    const result = await this.commands.execute(new DismissCommentReports(sender, comments));
    return { status: 1, done: result.done, conflicts: result.conflicts };
  }
}
