import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { KeptDocument } from '#platform/http/json-document.ts';
import { SUGGESTED } from '../query-reader.ts';
import { Suggest } from './suggest.query.ts';
import { type SuggestRequest, suggestAnswer, suggestRequest } from './suggest.schema.ts';

@ApiTags('search')
@Controller('api/search')
export class SuggestController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @Endpoint({
    summary: 'Titles and people as one types: by the beginning of a name or word, words in any order, misspelt words',
    access: 'public',
    response: suggestAnswer,
    readsFrom: ['search'],
  })
  @KeptDocument()
  search(@Body({ schema: suggestRequest }) { query, literal }: SuggestRequest): Promise<Buffer> {
    return this.queries.execute(new Suggest(query, SUGGESTED, literal));
  }
}
