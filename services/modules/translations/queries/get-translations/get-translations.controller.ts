import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { GetTranslationsQuery } from './get-translations.query.js';

const translationsQuery = z.object({ lang: z.enum(['fa', 'en']).default('fa') });
const translationsAnswer = z
  .object({
    translations: z.array(
      z.object({ key: z.string(), value: z.string(), type: z.number().int().describe('9: the name of a country') }),
    ),
  })
  .meta({ id: 'Translations' });

@ApiTags('translations')
@Controller('api/getTranslations')
export class GetTranslationsController {
  constructor(private readonly query: GetTranslationsQuery) {}

  @Get()
  @JsonDocument()
  @Endpoint({
    summary: 'Reviewed texts in a language, and the names of the countries',
    access: 'public',
    response: translationsAnswer,
    readsFrom: ['translations'],
  })
  async translations(
    @Query({ schema: translationsQuery }) { lang }: z.infer<typeof translationsQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { json, etag } = await this.query.run(lang);
    reply.header('etag', etag).header('cache-control', 'public, max-age=60, stale-while-revalidate=3600');
    if (request.headers['if-none-match'] !== etag) return json;
    reply.status(304);
    return undefined;
  }
}
