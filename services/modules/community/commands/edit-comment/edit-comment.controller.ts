import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { wordsOf } from '../../application/comment-words.schema.ts';
import { receivedMessage } from '../../application/received-message.ts';
import { EditComment } from './edit-comment.command.ts';
import {
  type EditCommentAnswer,
  type EditCommentRequest,
  editCommentAnswer,
  editCommentRequest,
} from './edit-comment.request.ts';

@ApiTags('community')
@Controller('api/user')
export class EditCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('editComment')
  @Endpoint({
    summary:
      'Change an own comment, within an hour and until it is answered; it waits for a moderator again, unless its author is trusted',
    access: 'viewer',
    response: editCommentAnswer,
    idempotent: true,
  })
  async edit(
    @Body({ schema: editCommentRequest }) { comment }: EditCommentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<EditCommentAnswer> {
    const { published } = await this.commands.execute(new EditComment(sender, comment.comment_id, wordsOf(comment)));
    return { status: 1, message: receivedMessage(published), published };
  }
}
