import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import { GetTranslations } from './get-translations.query.ts';
import { type TranslationsQuery, translationsAnswer, translationsQuery } from './get-translations.schema.ts';

@ApiTags('translations')
@Controller('api/getTranslations')
export class GetTranslationsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @JsonDocument()
  @Endpoint({
    summary: 'Every text in a language, reviewed ones in the place of the built-in, and the names of the countries',
    access: 'public',
    response: translationsAnswer,
    readsFrom: ['translations'],
  })
  async translations(
    @Query({ schema: translationsQuery }) { lang, changed }: TranslationsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { json, etag } = await this.queries.execute(new GetTranslations(lang, changed === 'true'));
    reply.header('etag', etag).header('cache-control', 'public, max-age=60, stale-while-revalidate=3600');
    if (request.headers['if-none-match'] !== etag) return json;
    reply.status(304);
    return undefined;
  }
}
