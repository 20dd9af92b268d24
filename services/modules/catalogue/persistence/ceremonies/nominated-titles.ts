import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import type { AwardOfYear } from '../../domain/awards/award-nominations.ts';
import { TitleEntity } from '../titles/title.entity.ts';

@Injectable()
export class NominatedTitles {
  /**
   * Locks the titles nominated for an award, and those that are to be: who changes an award waits for who does so already, and then
   * sees what that one has done.
   * @returns the ids of those nominated until now, and all of both, by their ids.
   */
  async lock(
    manager: EntityManager,
    award: AwardOfYear,
    ids: readonly number[],
  ): Promise<{ before: number[]; titles: TitleEntity[] }> {
    const name = `${award.ceremony} ${award.year} ${award.title}`;
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK.awardNominations, name]);
    const rows: { id: number }[] = await manager.query(
      `select id from write.title where facts -> 'awards' @> $1::jsonb`,
      [JSON.stringify([award])],
    );
    const before = rows.map(({ id }) => id);
    const titles = await manager.find(TitleEntity, {
      where: { id: In([...new Set([...before, ...ids])]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return { before, titles };
  }
}
