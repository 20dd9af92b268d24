import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ForgetPlayback } from './forget-playback.command.ts';
import {
  type ForgetPlaybackAnswer,
  type ForgetPlaybackRequest,
  forgetPlaybackAnswer,
  forgetPlaybackRequest,
} from './forget-playback.request.ts';

@ApiTags('watching')
@Controller('api/user')
export class ForgetPlaybackController {
  constructor(private readonly commands: CommandBus) {}

  @Post('forgetPlayback')
  @Endpoint({
    summary: 'Forget a file with its watched mark, or take a title off the shelf of what is being watched',
    access: 'viewer',
    response: forgetPlaybackAnswer,
    idempotent: true,
  })
  async forget(
    @Body({ schema: forgetPlaybackRequest }) body: ForgetPlaybackRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ForgetPlaybackAnswer> {
    const part = 'file_id' in body ? { fileId: body.file_id } : { titleId: body.post_id };
    return { status: 1, forgotten: await this.commands.execute(new ForgetPlayback(sender, part)) };
  }
}
