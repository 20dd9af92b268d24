import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type DecidedSubtitle, decidedSubtitle } from '../../application/decided-subtitle.ts';
import { AcceptSubtitle } from './accept-subtitle.command.ts';
import { type AcceptSubtitleRequest, acceptSubtitleRequest } from './accept-subtitle.request.ts';

@ApiTags('console')
@Controller('api/console/subtitles')
export class AcceptSubtitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('accept')
  @Endpoint({
    summary: 'Publish a subtitle with the accepted mends',
    access: 'moderator',
    response: decidedSubtitle,
    idempotent: true,
  })
  async accept(
    @Body({ schema: acceptSubtitleRequest }) { id, ...acceptance }: AcceptSubtitleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<DecidedSubtitle> {
    await this.commands.execute(new AcceptSubtitle(sender, { submissionId: id, ...acceptance }));
    return { status: 1, message: 'The subtitle was published' };
  }
}
