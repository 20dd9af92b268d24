import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { GetCeremony } from './get-ceremony.query.ts';
import { ceremonyAnswer, type GetCeremonyRequest, getCeremonyRequest } from './get-ceremony.schema.ts';

@ApiTags('awards')
@Controller('api/awards')
export class GetCeremonyController {
  constructor(private readonly queries: QueryBus) {}

  @Post('ceremony')
  @Endpoint({
    summary: 'The ceremony of one year: awards with the titles and people nominated',
    access: 'public',
    response: ceremonyAnswer,
    readsFrom: ['awards', 'ceremonies', 'title-cards', 'title-pages'],
  })
  @PublicDocument()
  ceremony(@Body({ schema: getCeremonyRequest }) { slug }: GetCeremonyRequest): Promise<string> {
    return this.queries.execute(new GetCeremony(slug));
  }
}
