import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { KeepSubtitleOffset } from './keep-subtitle-offset.command.ts';
import {
  type KeepSubtitleOffsetAnswer,
  type KeepSubtitleOffsetRequest,
  keepSubtitleOffsetAnswer,
  keepSubtitleOffsetRequest,
} from './keep-subtitle-offset.request.ts';

@ApiTags('watching')
@Controller('api/user')
export class KeepSubtitleOffsetController {
  constructor(private readonly commands: CommandBus) {}

  @Post('subtitleOffset')
  @Endpoint({
    summary: 'Keep how far the member has moved a track of subtitles, for this file',
    access: 'viewer',
    response: keepSubtitleOffsetAnswer,
    idempotent: true,
  })
  async keep(
    @Body({ schema: keepSubtitleOffsetRequest }) { fid, track, offset }: KeepSubtitleOffsetRequest,
    @SentBy() sender: MemberSender,
  ): Promise<KeepSubtitleOffsetAnswer> {
    await this.commands.execute(new KeepSubtitleOffset(sender, fid, track, offset));
    return { status: 1 };
  }
}
