import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { SuggestQuery } from '../suggest/suggest.query.js';
import { type SuggestRequest, suggestRequest } from '../suggest/suggest.schema.js';
import { suggestPeopleAnswer } from './suggest-people.schema.js';

const LIMITS = { titles: 0, people: 10 };

@ApiTags('search')
@Controller('api/search')
export class SuggestPeopleController {
  constructor(private readonly suggest: SuggestQuery) {}

  @Post('actors')
  @Endpoint({
    summary: 'Actors and actresses as one types',
    access: 'public',
    response: suggestPeopleAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  actors(@Body({ schema: suggestRequest }) { query }: SuggestRequest): Promise<string> {
    return this.suggest.execute(query, { ...LIMITS, role: 'actor' });
  }

  @Post('directors')
  @Endpoint({
    summary: 'Directors as one types',
    access: 'public',
    response: suggestPeopleAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  directors(@Body({ schema: suggestRequest }) { query }: SuggestRequest): Promise<string> {
    return this.suggest.execute(query, { ...LIMITS, role: 'director' });
  }
}
