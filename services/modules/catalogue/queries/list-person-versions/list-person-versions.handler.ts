import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { history } from '#platform/http/version-history.ts';
import type { PersonFacts } from '../../contract/catalogue.events.ts';
import { UnknownPerson } from '../catalogue-query-errors.ts';
import { ListPersonVersions } from './list-person-versions.query.ts';
import { editable, type PersonVersions } from './person-versions.schema.ts';

type VersionRow = { version: number; at: Date; actor: string | null; facts: PersonFacts };

@QueryHandler(ListPersonVersions)
export class ListPersonVersionsHandler implements IQueryHandler<ListPersonVersions> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownPerson */
  async execute({ personId }: ListPersonVersions): Promise<PersonVersions> {
    const rows = await this.database.rows<VersionRow>(
      'select version, at, actor, facts from read.person_version where person_id = $1 order by version',
      [personId],
    );
    const newest = rows.at(-1);
    if (!newest) throw new UnknownPerson();
    const versions = history(rows.map((row) => ({ ...row, facts: editable(row.facts), instead: null })));
    const { slug } = newest.facts;
    return { id: personId, slug, version: newest.version, facts: editable(newest.facts), versions };
  }
}
