import { Body, Controller, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import { slugText } from '#platform/http/request-schema.ts';
import { GetPerson } from './get-person.query.ts';
import { personAnswer, personRequest } from './get-person.schema.ts';

const readsFrom = ['people', 'ceremonies'];

/** One page for every profession: the two calls by profession of specification §7 answer alike, but for who never directed. */
@ApiTags('people')
@Controller('api/person')
export class GetPersonController {
  constructor(private readonly queries: QueryBus) {}

  @Post('getActor/:name')
  @Endpoint({ summary: 'A player', access: 'public', response: personAnswer, readsFrom })
  @JsonDocument()
  actor(
    @Param('name', { schema: slugText }) slug: string,
    @Body({ schema: personRequest }) _body: unknown,
  ): Promise<string> {
    return this.queries.execute(new GetPerson(slug));
  }

  @Post('getDirector/:name')
  @Endpoint({ summary: 'A director', access: 'public', response: personAnswer, readsFrom })
  @JsonDocument()
  director(
    @Param('name', { schema: slugText }) slug: string,
    @Body({ schema: personRequest }) _body: unknown,
  ): Promise<string> {
    return this.queries.execute(new GetPerson(slug, true));
  }
}
