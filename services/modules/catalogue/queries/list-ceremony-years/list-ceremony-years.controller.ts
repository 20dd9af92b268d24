import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { ListCeremonyYears } from './list-ceremony-years.query.ts';
import {
  ceremonyYearsAnswer,
  type ListCeremonyYearsRequest,
  listCeremonyYearsRequest,
} from './list-ceremony-years.schema.ts';

@ApiTags('awards')
@Controller('api/awards')
export class ListCeremonyYearsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('ceremonyYears')
  @Endpoint({
    summary: 'The years of a ceremony, the latest first',
    access: 'public',
    response: ceremonyYearsAnswer,
    readsFrom: ['awards', 'ceremonies', 'title-cards'],
  })
  @PublicDocument()
  years(@Body({ schema: listCeremonyYearsRequest }) { type }: ListCeremonyYearsRequest): Promise<string> {
    return this.queries.execute(new ListCeremonyYears(type));
  }
}
