import { Body, Controller, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { slugText } from '#platform/http/request-schema.ts';
import { ListPeople } from './list-people.query.ts';
import { type ListPeopleRequest, listPeopleAnswer, listPeopleRequest } from './list-people.schema.ts';

@ApiTags('people')
@Controller('api/person')
export class ListPeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Post('list/:type')
  @Endpoint({
    summary: 'People of a profession, the best known first',
    access: 'public',
    response: listPeopleAnswer,
    readsFrom: ['people'],
  })
  @PublicDocument()
  people(
    @Param('type', { schema: slugText }) type: string,
    @Body({ schema: listPeopleRequest }) { page }: ListPeopleRequest,
  ): Promise<Buffer> {
    return this.queries.execute(new ListPeople(type, page));
  }
}
