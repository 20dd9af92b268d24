import { Query } from '@nestjs/cqrs';

export type Language = 'fa' | 'en';

export interface TranslationsDocument {
  json: string;
  etag: string;
}

/** Everything reviewed in one language, and the names of the countries. */
export class GetTranslations extends Query<TranslationsDocument> {
  constructor(readonly lang: Language) {
    super();
  }
}
