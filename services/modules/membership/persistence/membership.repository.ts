import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberVolumeState } from '../contract/member-volume.port.ts';
import { NO_MEMBERSHIP } from '../contract/membership-states.port.ts';
import { Membership } from './membership.entity.ts';
import { MembershipEntry } from './membership-entry.entity.ts';
import { refuseUnknownMember } from './unknown-member.ts';

const VOLUME = `
  select bytes_granted - bytes_used - bytes_reserved as bandwidth, bytes_reserved as reserved,
    vip_expiration as "vipExpiration" from write.membership where user_id = $1`;

@Injectable()
export class MembershipRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The member's row, made when it is the first time, and locked. @throws UnknownMember */
  async lock(manager: EntityManager, userId: number): Promise<Membership> {
    const add = 'insert into write.membership (user_id, version) values ($1, 0) on conflict do nothing';
    await manager.query(add, [userId]).catch(refuseUnknownMember);
    return manager.findOneOrFail(Membership, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** @param lock whether it stays so until the transaction ends. @returns zeros for whoever never had a plan. */
  async volumeOf(manager: EntityManager, userId: number, lock: boolean): Promise<MemberVolumeState> {
    const rows: MemberVolumeState[] = await manager.query(lock ? `${VOLUME} for no key update` : VOLUME, [userId]);
    const row = rows[0];
    if (!row) return { ...NO_MEMBERSHIP, reserved: 0 };
    return { ...row, bandwidth: Number(row.bandwidth), reserved: Number(row.reserved) };
  }

  /** The database refuses more than there is. */
  async move(manager: EntityManager, userId: number, bytes: { used: number; reserved: number }): Promise<void> {
    await manager.query(
      `update write.membership set bytes_used = bytes_used + $2, bytes_reserved = bytes_reserved + $3 where user_id = $1`,
      [userId, bytes.used, bytes.reserved],
    );
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
