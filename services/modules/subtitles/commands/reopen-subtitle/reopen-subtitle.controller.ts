import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type DecidedSubtitle, decidedSubtitle } from '../../application/decided-subtitle.ts';
import { ReopenSubtitle } from './reopen-subtitle.command.ts';
import { type ReopenSubtitleRequest, reopenSubtitleRequest } from './reopen-subtitle.request.ts';

@ApiTags('console')
@Controller('api/console/subtitles')
export class ReopenSubtitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reopen')
  @Endpoint({
    summary: 'Take the decision on a subtitle back; one that was published is taken down',
    access: 'moderator',
    response: decidedSubtitle,
    idempotent: true,
  })
  async reopen(
    @Body({ schema: reopenSubtitleRequest }) { id, version }: ReopenSubtitleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<DecidedSubtitle> {
    await this.commands.execute(new ReopenSubtitle(sender, id, version));
    return { status: 1, message: 'The subtitle waits again' };
  }
}
