import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { GetHome } from './get-home.query.ts';
import { homeAnswer } from './get-home.schema.ts';

@ApiTags('catalogue')
@Controller('api')
export class GetHomeController {
  constructor(private readonly queries: QueryBus) {}

  @Get('home')
  @Endpoint({
    summary: 'Everything of the home page',
    access: 'public',
    response: homeAnswer,
    readsFrom: ['title-cards', 'release-files'],
  })
  @PublicDocument()
  home(): Promise<string> {
    return this.queries.execute(new GetHome());
  }
}
