import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Membership } from './membership.entity.js';
import { MembershipEntry } from './membership-entry.entity.js';

@Injectable()
export class MembershipRepository {
  /** The member's row, made when it is the first time, and locked. @throws QueryFailedError 23503 for an unknown user. */
  async lock(manager: EntityManager, userId: number): Promise<Membership> {
    await manager.query('insert into write.membership (user_id, version) values ($1, 0) on conflict do nothing', [
      userId,
    ]);
    return manager.findOneOrFail(Membership, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(manager: EntityManager, { userId, ...columns }: Membership): Promise<void> {
    await manager.update(Membership, { userId }, columns);
  }

  /** @returns the entry's id. */
  async addEntry(manager: EntityManager, entry: Omit<MembershipEntry, 'id'>): Promise<number> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(MembershipEntry)
      .values(entry)
      .returning(['id'])
      .execute();
    return raw[0].id;
  }

  /** Members whose days end before `until` and who were not told of that end. */
  async endingUnannounced(manager: EntityManager, now: Date, until: Date, most: number): Promise<number[]> {
    const rows: { userId: number }[] = await manager.query(
      `select user_id as "userId" from write.membership
       where vip_expiration > $1 and vip_expiration <= $2 and announced_expiration is distinct from vip_expiration
       order by vip_expiration limit $3`,
      [now, until, most],
    );
    return rows.map(({ userId }) => userId);
  }
}
