import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { ListAirSchedule } from './list-air-schedule.query.ts';
import {
  type AiredSeries,
  airedSeries,
  type ListAirScheduleRequest,
  listAirSchedule,
} from './list-air-schedule.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class ListAirScheduleController {
  constructor(private readonly queries: QueryBus) {}

  @Get('air-schedule')
  @Endpoint({
    summary: 'Running series with when they are aired',
    access: 'admin',
    response: z.array(airedSeries),
    readsFrom: ['title-cards', 'title-versions'],
  })
  async series(
    @Query({ schema: listAirSchedule }) request: ListAirScheduleRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AiredSeries[]> {
    const page = await this.queries.execute(new ListAirSchedule(request));
    return answerList(reply, 'air-schedule', request.offset, page);
  }
}
