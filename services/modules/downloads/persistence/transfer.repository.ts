import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import type { TransferProgress } from '../contract/transfer-meter.port.ts';
import type { Transfer } from '../domain/file-account.ts';

interface NewTransfer {
  meterId: number;
  userId: number;
  linkId: string;
  way: 'download' | 'play';
  address: string;
  begunAt: Date;
}

/** Transfers that are not settled. Who changes those of a member holds the member's lock. */
@Injectable()
export class TransferRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Until the transaction ends, no other begins or settles a transfer of the member. */
  async lockMember(manager: EntityManager, userId: number): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1, $2)', [ADVISORY_LOCK.transfersOfMember, userId]);
  }

  /** The same for whose transfer it is. @returns null for one that is settled. */
  async lockMemberOf(manager: EntityManager, transferId: string): Promise<number | null> {
    const rows: { user_id: number }[] = await manager.query(
      'select user_id, pg_advisory_xact_lock($1, user_id) from write.transfer where id = $2',
      [ADVISORY_LOCK.transfersOfMember, transferId],
    );
    return rows[0]?.user_id ?? null;
  }

  /** How many sendings to the member are alive, and from where the link was used. */
  async useOf(
    manager: EntityManager,
    userId: number,
    linkId: string,
    now: Date,
  ): Promise<{ connections: number; addresses: string[] }> {
    const rows: { connections: number; addresses: string[] }[] = await manager.query(
      `select (select count(*)::int from write.transfer where user_id = $1 and not dead and lease_until > $2) as connections,
         array(select address from write.link_address where link_id = $3) as addresses`,
      [userId, now, linkId],
    );
    return rows[0]!;
  }

  async addAddress(manager: EntityManager, linkId: string, address: string, now: Date): Promise<void> {
    await manager.query('insert into write.link_address (link_id, address, seen_at) values ($1, $2, $3)', [
      linkId,
      address,
      now,
    ]);
  }

  async add(manager: EntityManager, about: NewTransfer, transfer: Transfer): Promise<void> {
    await manager.query(
      `insert into write.transfer
         (id, meter_id, user_id, link_id, way, first_byte, end_byte, sent_to, charge, address, begun_at, lease_until)
       values ($1, $2, $3, $4, $5, $6, $7, $6, $8, $9, $10, $11)`,
      [
        transfer.id,
        about.meterId,
        about.userId,
        about.linkId,
        about.way,
        transfer.from,
        transfer.to,
        transfer.charge,
        about.address,
        about.begunAt,
        transfer.leaseUntil,
      ],
    );
  }

  async remove(manager: EntityManager, transferId: string): Promise<void> {
    await manager.query('delete from write.transfer where id = $1', [transferId]);
  }

  async save(manager: EntityManager, { id, sentTo, resumedAt, dead }: Transfer): Promise<void> {
    await manager.query('update write.transfer set sent_to = $2, resumed_at = $3, dead = $4 where id = $1', [
      id,
      sentTo,
      resumedAt,
      dead,
    ]);
  }

  /** A sign of life; a statement of its own. @returns false for a transfer that is dead or settled. */
  async renew(transferId: string, sentTo: number, leaseUntil: Date): Promise<boolean> {
    const result: [unknown, number] = await this.dataSource.query(
      `update write.transfer set sent_to = greatest(sent_to, least($2, end_byte)), resumed_at = null, lease_until = $3
       where id = $1 and not dead`,
      [transferId, sentTo, leaseUntil],
    );
    return result[1] > 0;
  }

  /**
   * Signs of life of many; a statement of its own, which waits for no lock, so that it can be in no circle of those who wait.
   * @returns the ids of those that it was written down of.
   */
  async renewAll(transfers: readonly TransferProgress[], leaseUntil: Date): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(
      `with living as (
         select transfer.id, told.sent_to from write.transfer
         join unnest($1::uuid[], $2::bigint[]) as told (id, sent_to) on told.id = transfer.id
         where not dead for update of transfer skip locked)
       update write.transfer set sent_to = greatest(transfer.sent_to, least(living.sent_to, end_byte)), resumed_at = null, lease_until = $3
       from living where transfer.id = living.id returning transfer.id`,
      [transfers.map(({ transferId }) => transferId), transfers.map(({ sentTo }) => sentTo), leaseUntil],
    );
    return rows.map(({ id }) => id);
  }

  /** Transfers whose lease has run out, the longest dead first; outside of a transaction. */
  async overdue(now: Date, max: number): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      'select id from write.transfer where not dead and lease_until <= $1 order by lease_until limit $2',
      [now, max],
    );
    return rows.map(({ id }) => id);
  }
}
