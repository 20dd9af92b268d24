import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { ListLatestYears } from './list-latest-years.query.ts';
import { yearsAnswer } from './list-latest-years.schema.ts';

@ApiTags('sidebar')
@Controller('api/sidebar')
export class ListLatestYearsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('getLatestYears')
  @Endpoint({
    summary: 'The latest years of release',
    access: 'public',
    response: yearsAnswer,
    readsFrom: ['title-cards'],
  })
  @PublicDocument()
  latestYears(): Promise<string> {
    return this.queries.execute(new ListLatestYears());
  }
}
