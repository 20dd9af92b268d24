import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import {
  type ConsoleTranslation,
  consoleTranslation,
} from '../list-console-translations/list-console-translations.schema.ts';
import { GetConsoleTranslation } from './get-console-translation.query.ts';

@ApiTags('console')
@Controller('api/console/translations')
export class GetConsoleTranslationController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({ summary: 'One text', access: 'moderator', response: consoleTranslation, readsFrom: ['translations'] })
  translation(@Param('id', { schema: entityId }) id: number): Promise<ConsoleTranslation> {
    return this.queries.execute(new GetConsoleTranslation(id));
  }
}
