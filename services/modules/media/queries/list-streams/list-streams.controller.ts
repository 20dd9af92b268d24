import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListStreams } from './list-streams.query.ts';
import {
  type ConsoleStream,
  consoleStream,
  type ListStreamsRequest,
  listStreamsRequest,
} from './list-streams.schema.ts';

@ApiTags('console')
@Controller('api/console/streams')
export class ListStreamsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'How far the streams of media files are',
    access: 'moderator',
    response: z.array(consoleStream),
    readsFrom: ['media-streams'],
  })
  streams(@Query({ schema: listStreamsRequest }) { media }: ListStreamsRequest): Promise<ConsoleStream[]> {
    return this.queries.execute(new ListStreams(media));
  }
}
