import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Beacon } from '#platform/http/bodies/beacon.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { RecordPlaytime } from './record-playtime.command.ts';
import {
  type RecordPlaytimeAnswer,
  type RecordPlaytimeRequest,
  recordPlaytimeAnswer,
  recordPlaytimeRequest,
} from './record-playtime.request.ts';

@ApiTags('watching')
@Controller('api')
export class RecordPlaytimeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('playtime')
  @Beacon()
  @Endpoint({
    summary: 'Where a player is, as `{time, fid, …}` or `[{time}, {fid}]`; also by sendBeacon, with the cookie',
    access: 'viewer',
    response: recordPlaytimeAnswer,
  })
  async record(
    @Body({ schema: recordPlaytimeRequest }) { fid, time, session, sequence }: RecordPlaytimeRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RecordPlaytimeAnswer> {
    const report = { time, session: session ?? null, sequence: sequence ?? null };
    const recorded = await this.commands.execute(new RecordPlaytime(sender, fid, report));
    return { status: 1, recorded };
  }
}
