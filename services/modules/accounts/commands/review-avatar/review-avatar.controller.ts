import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ReviewAvatar } from './review-avatar.command.ts';
import { type ReviewAvatarRequest, reviewAvatarRequest } from './review-avatar.request.ts';

@ApiTags('console')
@Controller('api/console/users')
export class ReviewAvatarController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviewAvatar')
  @Endpoint({
    summary: 'Say that a member’s picture stays, or take it away',
    access: 'moderator',
    response: messageAnswer,
    idempotent: true,
  })
  async review(
    @Body({ schema: reviewAvatarRequest }) request: ReviewAvatarRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    const { user_id, avatar_path, avatar_waiting, outcome } = request;
    await this.commands.execute(new ReviewAvatar(sender, user_id, avatar_path, outcome, avatar_waiting));
    return { status: 1, message: outcome === 'kept' ? 'The picture stays' : 'The picture was taken away' };
  }
}
