import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ScheduleSeries } from './schedule-series.command.ts';

const MAX_VERSION = 2_147_483_647;

const request = requestBody({
  id: entityId.describe('of the series'),
  version: z.number().int().min(1).max(MAX_VERSION).describe('that the editor has seen'),
  channel: z.string().trim().min(1).max(80).nullable(),
  air_weekday: z.number().int().min(1).max(7).nullable().describe('1 Saturday … 7 Friday; null: not in the schedule'),
  air_time: z.iso.time({ precision: -1 }).nullable().describe('`21:30`, of Tehran'),
});
const scheduledAnswer = z.object({ status: z.literal(1), version: z.number().int() }).meta({ id: 'SeriesScheduled' });

@ApiTags('console')
@Controller('api/console')
export class ScheduleSeriesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('air-schedule')
  @Endpoint({
    summary: 'Say when and where a series is aired',
    access: 'admin',
    response: scheduledAnswer,
    idempotent: true,
  })
  async schedule(
    @Body({ schema: request }) { id, version, channel, air_weekday, air_time }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof scheduledAnswer>> {
    const air = { channel, weekday: air_weekday, time: air_time };
    return { status: 1, ...(await this.commands.execute(new ScheduleSeries(sender, { titleId: id, version }, air))) };
  }
}
