import { createHash } from 'node:crypto';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { BuiltInTexts } from '../../contract/built-in-texts.port.ts';
import { countryNames } from './country-names.ts';
import { GetTranslations, type Language, type TranslationsDocument } from './get-translations.query.ts';

/** Specification §3. */
const COUNTRY_TYPE = 9;

/** A reviewed text takes the place of the built-in one. */
@QueryHandler(GetTranslations)
export class GetTranslationsHandler implements IQueryHandler<GetTranslations> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly documents: DocumentCache,
    private readonly builtIn: BuiltInTexts,
  ) {}

  execute({ lang, changedOnly }: GetTranslations): Promise<TranslationsDocument> {
    return this.documents.get({
      key: `translations:${lang}${changedOnly ? ' changed' : ''}`,
      tags: [`translations:${lang}`],
      load: () => this.load(lang, changedOnly),
      sizeOf: (document) => document.json.length * 2,
    });
  }

  private async load(lang: Language, changedOnly: boolean): Promise<TranslationsDocument> {
    const saved = await this.database.rows<{ key: string; value: string; type: number }>(
      'select key, value, type from read.translation where lang = $1 and value is not null order by key',
      [lang],
    );
    // The console shows no such key, so that nobody could take it back.
    const reviewed = saved.filter(({ key }) => !this.builtIn.isFormerKey(key));
    const translations = changedOnly ? reviewed : [...reviewed, ...this.others(lang, reviewed)];
    const json = JSON.stringify({ translations });
    return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
  }

  /** What nobody has reviewed: built-in texts, and the names of the countries. */
  private others(lang: Language, reviewed: readonly { key: string }[]) {
    const known = new Set(reviewed.map(({ key }) => key));
    const texts = this.builtIn.all.flatMap(({ key, type, ...text }) =>
      text[lang] === null ? [] : [{ key, value: text[lang], type }],
    );
    const countries = countryNames(lang).map((country) => ({ ...country, type: COUNTRY_TYPE }));
    return [...texts, ...countries].filter(({ key }) => !known.has(key));
  }
}
