import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { DecideCommentsHandler } from './decide-comments.handler.js';
import {
  type ApproveCommentsRequest,
  approveCommentsRequest,
  decideCommentsAnswer,
  type RefuseCommentsRequest,
  refuseCommentsRequest,
} from './decide-comments.request.js';

@ApiTags('console')
@Controller('api/console/comments')
export class DecideCommentsController {
  constructor(private readonly handler: DecideCommentsHandler) {}

  @Post('approve')
  @Endpoint({ summary: 'Approve comments', access: 'moderator', response: decideCommentsAnswer })
  approve(@Body({ schema: approveCommentsRequest }) body: ApproveCommentsRequest, @CurrentViewer() moderator: Viewer) {
    return this.handler.approve(body.comments, moderator);
  }

  @Post('refuse')
  @Endpoint({ summary: 'Refuse comments', access: 'moderator', response: decideCommentsAnswer })
  refuse(@Body({ schema: refuseCommentsRequest }) body: RefuseCommentsRequest, @CurrentViewer() moderator: Viewer) {
    return this.handler.refuse(body.comments, body.reason ?? null, moderator);
  }
}
