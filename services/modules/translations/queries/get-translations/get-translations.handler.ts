import { createHash } from 'node:crypto';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { countryNames } from './country-names.ts';
import { GetTranslations, type Language, type TranslationsDocument } from './get-translations.query.ts';

/** Specification §3. */
const COUNTRY_TYPE = 9;

/** A reviewed text takes precedence over the built-in name of a country. */
@QueryHandler(GetTranslations)
export class GetTranslationsHandler implements IQueryHandler<GetTranslations> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly documents: DocumentCache,
  ) {}

  execute({ lang }: GetTranslations): Promise<TranslationsDocument> {
    return this.documents.get({
      key: `translations:${lang}`,
      tags: [`translations:${lang}`],
      load: () => this.load(lang),
      sizeOf: (document) => document.json.length * 2,
    });
  }

  private async load(lang: Language): Promise<TranslationsDocument> {
    const reviewed = await this.database.rows<{ key: string; value: string; type: number }>(
      'select key, value, type from read.translation where lang = $1 order by key',
      [lang],
    );
    const known = new Set(reviewed.map(({ key }) => key));
    const countries = countryNames(lang).filter(({ key }) => !known.has(key));
    const translations = [...reviewed, ...countries.map((country) => ({ ...country, type: COUNTRY_TYPE }))];
    const json = JSON.stringify({ translations });
    return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
  }
}
