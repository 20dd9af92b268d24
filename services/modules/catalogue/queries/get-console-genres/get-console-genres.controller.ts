import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetConsoleGenres } from './get-console-genres.query.ts';
import { type ConsoleGenres, consoleGenres } from './get-console-genres.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleGenresController {
  constructor(private readonly queries: QueryBus) {}

  @Get('genres')
  @Endpoint({
    summary: 'The list of genres',
    access: 'moderator',
    response: consoleGenres,
    readsFrom: ['genres', 'title-cards'],
  })
  genres(): Promise<ConsoleGenres> {
    return this.queries.execute(new GetConsoleGenres());
  }
}
