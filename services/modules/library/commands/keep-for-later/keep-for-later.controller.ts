import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { NOT_ADDED } from '../../domain/library-errors.ts';
import { KeepForLater } from './keep-for-later.command.ts';
import {
  type KeepForLaterAnswer,
  type KeepForLaterRequest,
  keepForLaterAnswer,
  keepForLaterRequest,
} from './keep-for-later.request.ts';

@ApiTags('library')
@Controller('api/user')
export class KeepForLaterController {
  constructor(private readonly commands: CommandBus) {}

  @Post('addToDlList')
  @Endpoint({
    summary: 'Put a title on the list of what to download later',
    access: 'viewer',
    response: keepForLaterAnswer,
    idempotent: true,
    invalidMessage: NOT_ADDED.later,
  })
  async add(
    @Body({ schema: keepForLaterRequest }) { post_id: postId }: KeepForLaterRequest,
    @SentBy() sender: MemberSender,
  ): Promise<KeepForLaterAnswer> {
    const added = await this.commands.execute(new KeepForLater(sender, postId));
    return { status: added ? 1 : 2, message: added ? 'Added to your watch list' : 'It is already in your watch list' };
  }
}
