import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import { Suggest } from './suggest.query.ts';
import { type SuggestRequest, suggestRequest } from './suggest.schema.ts';
import { suggestPeopleAnswer } from './suggest-people.schema.ts';

const LIMITS = { titles: 0, people: 10 };

@ApiTags('search')
@Controller('api/search')
export class SuggestPeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Post('actors')
  @Endpoint({
    summary: 'Actors and actresses as one types',
    access: 'public',
    response: suggestPeopleAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  actors(@Body({ schema: suggestRequest }) { query, literal }: SuggestRequest): Promise<Buffer> {
    return this.queries.execute(new Suggest(query, { ...LIMITS, role: 'actor' }, literal));
  }

  @Post('directors')
  @Endpoint({
    summary: 'Directors as one types',
    access: 'public',
    response: suggestPeopleAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  directors(@Body({ schema: suggestRequest }) { query, literal }: SuggestRequest): Promise<Buffer> {
    return this.queries.execute(new Suggest(query, { ...LIMITS, role: 'director' }, literal));
  }
}
