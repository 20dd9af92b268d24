import { isDeepStrictEqual } from 'node:util';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { history } from '#platform/http/version-history.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { UnknownPost } from '../catalogue-query-errors.ts';
import { ListTitleVersions } from './list-title-versions.query.ts';
import { editable, type TitleVersions } from './title-versions.schema.ts';

type VersionRow = { version: number; at: Date; actor: string | null; facts: TitleFacts | null };

/** What has changed of a title that its form does not have. */
function besides(before: TitleFacts | null | undefined, after: TitleFacts): string | null {
  if (!isDeepStrictEqual(before?.withdrawn, after.withdrawn)) return standingOf(after);
  if (!isDeepStrictEqual(before?.episodes, after.episodes)) return 'episodes';
  return before?.airTime === after.airTime ? null : 'air_time';
}

function standingOf({ withdrawn }: TitleFacts): string {
  if (!withdrawn) return 'shown';
  return withdrawn.into === null ? 'withdrawn' : 'merged';
}

@QueryHandler(ListTitleVersions)
export class ListTitleVersionsHandler implements IQueryHandler<ListTitleVersions> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownPost */
  async execute({ titleId }: ListTitleVersions): Promise<TitleVersions> {
    const rows = await this.database.rows<VersionRow>(
      'select version, at, actor, facts from read.title_version where title_id = $1 order by version',
      [titleId],
    );
    const newest = rows.findLast(({ facts }) => facts !== null)?.facts;
    const last = rows.at(-1);
    if (!newest || !last) throw new UnknownPost();
    const versions = history(
      rows.map((row, place) => ({
        ...row,
        facts: row.facts && editable(row.facts),
        instead: row.facts ? besides(rows.slice(0, place).findLast(({ facts }) => facts)?.facts, row.facts) : 'files',
      })),
    );
    return { id: titleId, slug: newest.slug, version: last.version, facts: editable(newest), versions };
  }
}
