import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type NominationCount, ToldNominations } from '../../contract/awards/told-nominations.port.ts';

const COUNTS = `
  select asked.id, count(*)::int as nominations, count(*) filter (where n.won)::int as wins
  from unnest($1::int[]) as asked(id)
  join read.ceremony_nomination n on n.people @> jsonb_build_array(jsonb_build_object('id', asked.id)) and n.title_place is null
  group by asked.id`;

@Injectable()
export class ProjectedToldNominations extends ToldNominations {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async countFor(personIds: readonly number[]): Promise<Map<number, NominationCount>> {
    const rows = await this.database.preparedRows<NominationCount & { id: number }>(COUNTS, [personIds]);
    return new Map(rows.map(({ id, nominations, wins }) => [id, { nominations, wins }]));
  }
}
