import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleTitleImport, ListTitleImportsRequest } from './title-import.schema.ts';

/** Imports that the staff has asked for, the last first. */
export class ListTitleImports extends Query<ListPage<ConsoleTitleImport>> {
  constructor(readonly request: ListTitleImportsRequest) {
    super();
  }
}
