import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleCeremony, ListConsoleCeremoniesRequest } from './list-console-ceremonies.schema.ts';

/** The years of all ceremonies that anything was nominated in. */
export class ListConsoleCeremonies extends Query<ListPage<ConsoleCeremony>> {
  constructor(readonly request: ListConsoleCeremoniesRequest) {
    super();
  }
}
