import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { SuggestQuery } from './suggest.query.js';
import { type SuggestRequest, suggestAnswer, suggestRequest } from './suggest.schema.js';

const LIMITS = { titles: 10, people: 5 };

@ApiTags('search')
@Controller('api/search')
export class SuggestController {
  constructor(private readonly suggest: SuggestQuery) {}

  @Post()
  @Endpoint({
    summary: 'Titles and people as one types: by the beginning of a name or word, words in any order, misspelt words',
    access: 'public',
    response: suggestAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  search(@Body({ schema: suggestRequest }) { query }: SuggestRequest): Promise<string> {
    return this.suggest.execute(query, LIMITS);
  }
}
