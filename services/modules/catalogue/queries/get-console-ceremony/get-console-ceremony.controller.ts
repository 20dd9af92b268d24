import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { slugText } from '#platform/http/request-schema.ts';
import { GetConsoleCeremony } from './get-console-ceremony.query.ts';
import { type ConsoleCeremonyDetail, consoleCeremonyDetail } from './get-console-ceremony.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleCeremonyController {
  constructor(private readonly queries: QueryBus) {}

  @Get('ceremonies/:slug')
  @Endpoint({
    summary: 'One year of a ceremony with its nominations',
    access: 'admin',
    response: consoleCeremonyDetail,
    readsFrom: ['awards', 'ceremonies', 'title-cards', 'title-pages'],
  })
  ceremony(@Param('slug', { schema: slugText }) slug: string): Promise<ConsoleCeremonyDetail> {
    return this.queries.execute(new GetConsoleCeremony(slug));
  }
}
