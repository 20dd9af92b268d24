import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetBoxOffice } from './get-box-office.query.ts';
import { type BoxOffice, boxOffice, getBoxOfficeRequest } from './get-box-office.schema.ts';

@ApiTags('sidebar')
@Controller('api/sidebar')
export class GetBoxOfficeController {
  constructor(private readonly queries: QueryBus) {}

  @Post('boxOffice')
  @Endpoint({
    summary: 'What titles have earned worldwide, the most first',
    access: 'public',
    response: boxOffice,
    readsFrom: ['curation', 'title-cards'],
  })
  boxOffice(@Body({ schema: getBoxOfficeRequest }) _body: unknown): Promise<BoxOffice> {
    return this.queries.execute(new GetBoxOffice());
  }
}
