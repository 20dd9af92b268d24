import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CommentDecisionsAnswer, commentDecisions } from '../../application/comment-decisions.schema.ts';
import { ApproveComments } from './approve-comments.command.ts';
import { type ApproveCommentsRequest, approveCommentsRequest } from './approve-comments.request.ts';

@ApiTags('console')
@Controller('api/console/comments')
export class ApproveCommentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('approve')
  @Endpoint({ summary: 'Approve comments', access: 'moderator', response: commentDecisions, idempotent: true })
  async approve(
    @Body({ schema: approveCommentsRequest }) { comments }: ApproveCommentsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CommentDecisionsAnswer> {
    const result = await this.commands.execute(new ApproveComments(sender, comments));
    return { status: 1, done: result.done, conflicts: result.conflicts };
  }
}
