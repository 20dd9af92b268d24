import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CommentDecisionsAnswer, commentDecisions } from '../../application/comment-decisions.schema.ts';
import { PutBackComments } from './put-back-comments.command.ts';
import { type PutBackCommentsRequest, putBackCommentsRequest } from './put-back-comments.request.ts';

@ApiTags('console')
@Controller('api/console/comments')
export class PutBackCommentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('putBack')
  @Endpoint({
    summary: 'Take decisions on comments back: they wait again',
    access: 'moderator',
    response: commentDecisions,
    idempotent: true,
  })
  async putBack(
    @Body({ schema: putBackCommentsRequest }) { comments }: PutBackCommentsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CommentDecisionsAnswer> {
    const result = await this.commands.execute(new PutBackComments(sender, comments));
    return { status: 1, done: result.done, conflicts: result.conflicts };
  }
}
