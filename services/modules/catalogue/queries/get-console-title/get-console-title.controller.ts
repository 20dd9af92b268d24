import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { titlePage } from '../get-title/get-title.schema.ts';
import { GetConsoleTitle } from './get-console-title.query.ts';

const consoleTitle = titlePage
  .omit({ review: true, movie: true, serial: true })
  .extend({
    film_ids: z.array(z.string()).describe('ids in film databases'),
    version: z.number().int().describe('of the last change'),
    withdrawn: z
      .object({
        into: z.number().int().nullable().describe('the title that it was merged into'),
        draft: z.literal(true).optional().describe('it has not been on the site yet'),
      })
      .nullable()
      .describe('null while the title is on the site'),
  })
  .meta({ id: 'ConsoleTitlePage' });

@ApiTags('console')
@Controller('api/console/titles')
export class GetConsoleTitleController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @JsonDocument()
  @Endpoint({
    summary: 'One title',
    access: 'moderator',
    response: consoleTitle,
    readsFrom: ['title-pages', 'title-versions'],
  })
  title(@Param('id', { schema: entityId }) id: number): Promise<string> {
    return this.queries.execute(new GetConsoleTitle(id));
  }
}
