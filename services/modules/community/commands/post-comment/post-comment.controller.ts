import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { wordsOf } from '../../application/comment-words.schema.ts';
import { receivedMessage } from '../../application/received-message.ts';
import { PostComment } from './post-comment.command.ts';
import {
  type PostCommentAnswer,
  type PostCommentRequest,
  postCommentAnswer,
  postCommentRequest,
} from './post-comment.request.ts';

@ApiTags('community')
@Controller('api/user')
export class PostCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('comment')
  @Endpoint({
    summary:
      'Comment on a title or a news post, or answer a comment; it appears once a moderator has approved it, or at once where its author is trusted',
    access: 'viewer',
    response: postCommentAnswer,
    idempotent: true,
  })
  async comment(
    @Body({ schema: postCommentRequest }) { comment }: PostCommentRequest,
    @SentBy() sender: MemberSender,
  ): Promise<PostCommentAnswer> {
    const { post_id: postId, news_post_id: newsPostId } = comment;
    const { body, spoiler, place } = wordsOf(comment);
    const subject = { postId: postId ?? null, newsPostId };
    const command = new PostComment(sender, subject, comment.parent_id ?? null, body, spoiler, place);
    const { commentId, published } = await this.commands.execute(command);
    return { status: 1, message: receivedMessage(published), comment_id: commentId, published };
  }
}
