import { Query } from '@nestjs/cqrs';

export type Language = 'fa' | 'en';

export interface TranslationsDocument {
  json: string;
  etag: string;
}

/** Every text in one language, the reviewed ones in the place of the built-in, and the names of the countries. */
export class GetTranslations extends Query<TranslationsDocument> {
  constructor(
    readonly lang: Language,
    /** Only what was changed since the front ends were built. */
    readonly changedOnly: boolean,
  ) {
    super();
  }
}
