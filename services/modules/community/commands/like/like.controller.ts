import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Like } from './like.command.ts';
import { type LikeAnswer, type LikeRequest, likeAnswer, likeRequest, VALUE_OF } from './like.request.ts';

@ApiTags('community')
@Controller('api/user')
export class LikeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('like')
  @Endpoint({
    summary: 'Like or dislike a title, a comment, a news post or a review, or take that back',
    access: 'viewer',
    response: likeAnswer,
    idempotent: true,
  })
  async like(
    @Body({ schema: likeRequest }) { entity, entity_id: entityId, type }: LikeRequest,
    @SentBy() sender: MemberSender,
  ): Promise<LikeAnswer> {
    await this.commands.execute(new Like(sender, entity, entityId, VALUE_OF[type]));
    return { status: 1, type };
  }
}
