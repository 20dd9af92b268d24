import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import {
  type ListIdsRequest,
  listIdsRequest,
  type RemovedAnswer,
  removedAnswer,
} from '../../application/list-ids.schema.ts';
import { NOT_REMOVED } from '../../domain/library-errors.ts';
import { Unfollow } from './unfollow.command.ts';

@ApiTags('library')
@Controller('api/user')
export class UnfollowController {
  constructor(private readonly commands: CommandBus) {}

  @Post('unfollow')
  @Endpoint({
    summary: 'Follow people or series no longer',
    access: 'viewer',
    response: removedAnswer,
    idempotent: true,
    invalidMessage: NOT_REMOVED,
  })
  async remove(
    @Body({ schema: listIdsRequest }) { list_id: listIds }: ListIdsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RemovedAnswer> {
    const removed = await this.commands.execute(new Unfollow(sender, listIds));
    return { status: 1, message: 'Unfollowed successfully', removed };
  }
}
