import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { NOT_ADDED } from '../../domain/library-errors.ts';
import { FollowSeries } from './follow-series.command.ts';
import {
  type FollowSeriesAnswer,
  type FollowSeriesRequest,
  followSeriesAnswer,
  followSeriesRequest,
} from './follow-series.request.ts';

@ApiTags('library')
@Controller('api/user')
export class FollowSeriesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('followSerial')
  @Endpoint({
    summary: 'Follow a series',
    access: 'viewer',
    response: followSeriesAnswer,
    idempotent: true,
    invalidMessage: NOT_ADDED.series,
  })
  async add(
    @Body({ schema: followSeriesRequest }) { serial_id: seriesId }: FollowSeriesRequest,
    @SentBy() sender: MemberSender,
  ): Promise<FollowSeriesAnswer> {
    const added = await this.commands.execute(new FollowSeries(sender, seriesId));
    return {
      status: added ? 1 : -1,
      message: added ? 'You are now following this series' : 'You are already following this series',
    };
  }
}
