import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AwardOfYear } from '../../domain/awards/award-nominations.ts';
import type { CeremonyAwardEntity } from './ceremony-award.entity.ts';

const GIVEN = 'jsonb_to_recordset($1::jsonb) as t(ceremony smallint, year int, title text)';
const ADD = `
  insert into write.ceremony_award (ceremony, year, title, version, nominations)
  select ceremony, year, title, 0, '[]' from ${GIVEN} order by ceremony, year, title on conflict do nothing`;
const LOCK = `
  select a.id, a.ceremony, a.year, a.title, a.version, a.nominations
  from write.ceremony_award a join ${GIVEN} using (ceremony, year, title) order by a.id for update of a`;
const SAVE = `
  update write.ceremony_award a set version = t.version, nominations = t.nominations
  from jsonb_to_recordset($1::jsonb) as t(id int, version int, nominations jsonb) where a.id = t.id`;

@Injectable()
export class CeremonyAwardRepository {
  /** @returns the awards, each with version 0 where nobody has told of it yet. Whoever comes at the same time waits. */
  async lock(manager: EntityManager, awards: readonly AwardOfYear[]): Promise<CeremonyAwardEntity[]> {
    const given = JSON.stringify(awards);
    await manager.query(ADD, [given]);
    return manager.query(LOCK, [given]);
  }

  async save(manager: EntityManager, awards: readonly CeremonyAwardEntity[]): Promise<void> {
    await manager.query(SAVE, [JSON.stringify(awards)]);
  }
}
