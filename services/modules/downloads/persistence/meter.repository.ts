import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Release } from '#modules/catalogue/contract/files/release-file.ts';
import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { FreeBecause } from '../contract/downloads.events.ts';
import { type ByteRanges, parseRanges, textOf } from '../domain/byte-ranges.ts';
import type { Transfer } from '../domain/file-account.ts';

export interface StoredMeter {
  id: number;
  userId: number;
  fileId: number;
  uploadedAt: Date;
  fileSize: number;
  windowUntil: Date;
  charged: ByteRanges;
  transfers: Transfer[];
}

interface NewMeter {
  userId: number;
  fileId: number;
  title: FileTitle;
  release: Release;
  fileSize: number;
  uploadedAt: Date;
  openedAt: Date;
  windowUntil: Date;
}

/** What a settling adds to a meter. */
interface MeterGain {
  charged: ByteRanges;
  used: number;
  sent: number;
  freeBecause: FreeBecause | null;
  windowUntil: Date;
  now: Date;
  /** Of the transfer that is settled by it; null where it goes on, or may still be heard of. */
  ended: string | null;
}

const TRANSFERS = `coalesce((
  select json_agg(json_build_object('id', t.id, 'from', t.first_byte, 'to', t.end_byte, 'sentTo', t.sent_to, 'charge', t.charge,
    'resumedAt', t.resumed_at, 'leaseUntil', t.lease_until, 'dead', t.dead) order by t.begun_at, t.id)
  from write.transfer t where t.meter_id = m.id), '[]')`;
const METER = `
  select m.id, m.user_id as "userId", m.file_id as "fileId", m.uploaded_at as "uploadedAt", m.file_size as "fileSize",
    m.window_until as "windowUntil", m.charged::text as charged, ${TRANSFERS} as transfers
  from write.download_meter m`;
const CURRENT = `${METER}
  where m.user_id = $1 and m.file_id = $2
    and (m.window_until > $3 or exists (select from write.transfer t where t.meter_id = m.id and not t.dead))
  order by m.id desc limit 1`;
const GAIN = `
  with ended as (delete from write.transfer where id = $8)
  update write.download_meter set charged = $2::int8multirange, bytes_charged = bytes_charged + $3, bytes_sent = bytes_sent + $4,
    free_because = case when free_because is null or free_because = 'already charged' then coalesce($5, free_because) else free_because end,
    window_until = greatest(window_until, $6), changed_at = coalesce(changed_at, $7)
  where id = $1`;

type MeterRow = Omit<StoredMeter, 'charged' | 'transfers' | 'fileSize'> & {
  charged: string;
  fileSize: string | number;
  transfers: (Omit<Transfer, 'leaseUntil'> & { leaseUntil: string })[];
};

/** Meters with their transfers. Who changes those of a member holds the member's lock. */
@Injectable()
export class MeterRepository {
  /** The member's meter of the file, while its window is open or something is under way in it. */
  async current(manager: EntityManager, userId: number, fileId: number, now: Date): Promise<StoredMeter | null> {
    return meterOf(await manager.query(CURRENT, [userId, fileId, now]));
  }

  async ofTransfer(manager: EntityManager, transferId: string): Promise<StoredMeter | null> {
    const sql = `${METER} where m.id = (select meter_id from write.transfer where id = $1)`;
    return meterOf(await manager.query(sql, [transferId]));
  }

  /** @returns the meter's id. */
  async open(manager: EntityManager, meter: NewMeter): Promise<number> {
    const rows: { id: number }[] = await manager.query(
      `insert into write.download_meter
         (user_id, file_id, title, release, file_size, uploaded_at, opened_at, window_until)
       values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8) returning id`,
      [
        meter.userId,
        meter.fileId,
        JSON.stringify(meter.title),
        JSON.stringify(meter.release),
        meter.fileSize,
        meter.uploadedAt,
        meter.openedAt,
        meter.windowUntil,
      ],
    );
    return rows[0]!.id;
  }

  async gain(manager: EntityManager, meterId: number, gain: MeterGain): Promise<void> {
    const { charged, used, sent, freeBecause, windowUntil, now, ended } = gain;
    await manager.query(GAIN, [meterId, textOf(charged), used, sent, freeBecause, windowUntil, now, ended]);
  }
}

function meterOf([row]: MeterRow[]): StoredMeter | null {
  if (!row) return null;
  return {
    ...row,
    fileSize: Number(row.fileSize),
    charged: parseRanges(row.charged),
    transfers: row.transfers.map((transfer) => ({ ...transfer, leaseUntil: new Date(transfer.leaseUntil) })),
  };
}
