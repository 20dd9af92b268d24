import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CommentDecisionsAnswer, commentDecisions } from '../../application/comment-decisions.schema.ts';
import { RefuseComments } from './refuse-comments.command.ts';
import { type RefuseCommentsRequest, refuseCommentsRequest } from './refuse-comments.request.ts';

@ApiTags('console')
@Controller('api/console/comments')
export class RefuseCommentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('refuse')
  @Endpoint({ summary: 'Refuse comments', access: 'moderator', response: commentDecisions, idempotent: true })
  async refuse(
    @Body({ schema: refuseCommentsRequest }) { comments, reason, refusal }: RefuseCommentsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CommentDecisionsAnswer> {
    const result = await this.commands.execute(new RefuseComments(sender, comments, reason ?? null, refusal ?? null));
    return { status: 1, done: result.done, conflicts: result.conflicts };
  }
}
