import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PostCommentHandler } from './post-comment.handler.js';
import { type PostCommentRequest, postCommentAnswer, postCommentRequest } from './post-comment.request.js';

@ApiTags('community')
@Controller('api/user')
export class PostCommentController {
  constructor(private readonly handler: PostCommentHandler) {}

  @Post('comment')
  @Endpoint({
    summary: 'Comment on a title, or answer a comment; it appears once a moderator has approved it',
    access: 'viewer',
    response: postCommentAnswer,
    idempotent: true,
  })
  comment(@Body({ schema: postCommentRequest }) body: PostCommentRequest, @CurrentViewer() viewer: Viewer) {
    return this.handler.execute(body.comment, viewer);
  }
}
