import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { DeleteComment } from './delete-comment.command.ts';
import { type DeleteCommentRequest, deleteCommentRequest } from './delete-comment.request.ts';

@ApiTags('community')
@Controller('api/user')
export class DeleteCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('deleteComment')
  @Endpoint({
    summary: 'Take an own comment back, within an hour',
    access: 'viewer',
    response: messageAnswer,
    idempotent: true,
  })
  async remove(
    @Body({ schema: deleteCommentRequest }) { comment_id: commentId }: DeleteCommentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new DeleteComment(sender, commentId));
    return { status: 1, message: 'Deleted successfully' };
  }
}
