import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { GetConsoleSubtitle } from './get-console-subtitle.query.ts';
import {
  type ConsoleSubtitleDetail,
  consoleSubtitleDetail,
  type ReadAs,
  readAs,
} from './get-console-subtitle.schema.ts';

@ApiTags('console')
@Controller('api/console/subtitles')
export class GetConsoleSubtitleController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: 'One subtitle with its cues and each mend that is proposed',
    access: 'moderator',
    response: consoleSubtitleDetail,
    readsFrom: ['submitted-subtitles', 'subtitle-tracks'],
  })
  one(
    @Param('id', { schema: entityId }) id: number,
    @Query({ schema: readAs }) { charset }: ReadAs,
  ): Promise<ConsoleSubtitleDetail> {
    return this.queries.execute(new GetConsoleSubtitle(id, charset));
  }
}
