import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetConsoleBoxOffice } from './get-console-box-office.query.ts';
import { type ConsoleBoxOffice, consoleBoxOffice } from './get-console-box-office.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleBoxOfficeController {
  constructor(private readonly queries: QueryBus) {}

  @Get('box-office')
  @Endpoint({
    summary: 'The box office as it stands',
    access: 'moderator',
    response: consoleBoxOffice,
    readsFrom: ['curation-desk', 'title-cards'],
  })
  boxOffice(): Promise<ConsoleBoxOffice> {
    return this.queries.execute(new GetConsoleBoxOffice());
  }
}
