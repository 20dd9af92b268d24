import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { StartPlaying } from './start-playing.command.ts';
import {
  type StartPlayingAnswer,
  type StartPlayingRequest,
  startPlayingAnswer,
  startPlayingRequest,
} from './start-playing.request.ts';

@ApiTags('watching')
@Controller('api/user')
export class StartPlayingController {
  constructor(private readonly commands: CommandBus) {}

  @Post('startPlaying')
  @Endpoint({
    summary: 'Begin a playing of a file: it gets its number, and reports of earlier ones count no more',
    access: 'viewer',
    response: startPlayingAnswer,
    idempotent: true,
  })
  start(
    @Body({ schema: startPlayingRequest }) { fid }: StartPlayingRequest,
    @SentBy() sender: MemberSender,
  ): Promise<StartPlayingAnswer> {
    return this.commands.execute(new StartPlaying(sender, fid));
  }
}
