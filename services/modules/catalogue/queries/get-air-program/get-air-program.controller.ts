import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { GetAirProgram } from './get-air-program.query.ts';
import { airProgramAnswer, airProgramRequest } from './get-air-program.schema.ts';

@ApiTags('sidebar')
@Controller('api/sidebar')
export class GetAirProgramController {
  constructor(private readonly queries: QueryBus) {}

  @Post('serialsAirProgram')
  @Endpoint({
    summary: 'Running series by weekday',
    access: 'public',
    response: airProgramAnswer,
    readsFrom: ['title-cards'],
  })
  @PublicDocument()
  airProgram(@Body({ schema: airProgramRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new GetAirProgram());
  }
}
