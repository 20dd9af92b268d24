import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleTranslation, ListConsoleTranslationsRequest } from './list-console-translations.schema.ts';

/** The texts of both front ends for the staff, with what was changed and what is missing. */
export class ListConsoleTranslations extends Query<ListPage<ConsoleTranslation>> {
  constructor(readonly request: ListConsoleTranslationsRequest) {
    super();
  }
}
