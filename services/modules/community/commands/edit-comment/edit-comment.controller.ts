import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { wordsOf } from '../../application/comment-words.schema.ts';
import { EditComment } from './edit-comment.command.ts';
import { type EditCommentRequest, editCommentRequest } from './edit-comment.request.ts';

@ApiTags('community')
@Controller('api/user')
export class EditCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('editComment')
  @Endpoint({
    summary: 'Change an own comment, within an hour and until it is answered; it waits for a moderator again',
    access: 'viewer',
    response: messageAnswer,
    idempotent: true,
  })
  async edit(
    @Body({ schema: editCommentRequest }) { comment }: EditCommentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new EditComment(sender, comment.comment_id, wordsOf(comment)));
    return { status: 1, message: 'Your comment will appear after being review by moderators' };
  }
}
