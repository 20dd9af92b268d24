import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Membership } from './membership.entity.ts';
import { MembershipEntry } from './membership-entry.entity.ts';
import { refuseUnknownMember } from './unknown-member.ts';

@Injectable()
export class MembershipRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The member's row, made when it is the first time, and locked. @throws UnknownMember */
  async lock(manager: EntityManager, userId: number): Promise<Membership> {
    const add = 'insert into write.membership (user_id, version) values ($1, 0) on conflict do nothing';
    await manager.query(add, [userId]).catch(refuseUnknownMember);
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

  /** Members whose days end before `until` and who were not told of that end; outside of a transaction. */
  async endingUnannounced(now: Date, until: Date, max: number): Promise<number[]> {
    const rows: { userId: number }[] = await this.dataSource.query(
      `select user_id as "userId" from write.membership
       where vip_expiration > $1 and vip_expiration <= $2 and announced_expiration is distinct from vip_expiration
       order by vip_expiration limit $3`,
      [now, until, max],
    );
    return rows.map(({ userId }) => userId);
  }
}
