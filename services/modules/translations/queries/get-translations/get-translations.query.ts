import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { DocumentCache } from '../../../../platform/documents/document-cache.js';
import { countryNames } from './country-names.js';

export type Language = 'fa' | 'en';

/** Specification §3. */
const COUNTRY_TYPE = 9;

export interface TranslationsDocument {
  json: string;
  etag: string;
}

/** Everything reviewed in one language, and the names of the countries; a reviewed text wins over the built-in name. */
@Injectable()
export class GetTranslationsQuery {
  constructor(
    private readonly database: ReadDatabase,
    private readonly documents: DocumentCache,
  ) {}

  run(lang: Language): Promise<TranslationsDocument> {
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
