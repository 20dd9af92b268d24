import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type DecidedSubtitle, decidedSubtitle } from '../../application/decided-subtitle.ts';
import { RefuseSubtitle } from './refuse-subtitle.command.ts';
import { type RefuseSubtitleRequest, refuseSubtitleRequest } from './refuse-subtitle.request.ts';

@ApiTags('console')
@Controller('api/console/subtitles')
export class RefuseSubtitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('refuse')
  @Endpoint({ summary: 'Refuse a subtitle', access: 'moderator', response: decidedSubtitle, idempotent: true })
  async refuse(
    @Body({ schema: refuseSubtitleRequest }) { id, version, reason }: RefuseSubtitleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<DecidedSubtitle> {
    await this.commands.execute(new RefuseSubtitle(sender, id, version, reason));
    return { status: 1, message: 'The subtitle was refused' };
  }
}
