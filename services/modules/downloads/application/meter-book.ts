import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberVolume, type MemberVolumeState } from '#modules/membership/contract/member-volume.port.ts';
import type { FreeBecause } from '../contract/downloads.events.ts';
import type { AccountChange, Transfer } from '../domain/file-account.ts';
import { windowEnd } from '../domain/window.ts';
import { MeterRepository, type StoredMeter } from '../persistence/meter.repository.ts';
import { TransferRepository } from '../persistence/transfer.repository.ts';

/** A meter and the volume behind it, as they are under the member's lock. */
export interface OpenBook {
  meter: StoredMeter;
  volume: MemberVolumeState;
}

/** Writes down what becomes of a meter: its bytes, its transfers, and the member's volume, which always agree. */
@Injectable()
export class MeterBook {
  constructor(
    private readonly meters: MeterRepository,
    private readonly transfers: TransferRepository,
    private readonly volumes: MemberVolume,
  ) {}

  /** Until the transaction ends, nobody else begins or settles anything of the member. */
  async lock(manager: EntityManager, userId: number): Promise<MemberVolumeState> {
    await this.transfers.lockMember(manager, userId);
    return this.volumes.lock(manager, userId);
  }

  /** The book that a transfer stands in, locked. @returns null for one that is settled. */
  async openFor(manager: EntityManager, transferId: string): Promise<(OpenBook & { transfer: Transfer }) | null> {
    const userId = await this.transfers.lockMemberOf(manager, transferId);
    if (userId === null) return null;
    const volume = await this.volumes.lock(manager, userId);
    const meter = await this.meters.ofTransfer(manager, transferId);
    const transfer = meter?.transfers.find(({ id }) => id === transferId);
    return meter && transfer ? { meter, volume, transfer } : null;
  }

  /** @param transfer which it is about, as it was. @returns the book as it is now. */
  async write(
    manager: EntityManager,
    { meter, volume }: OpenBook,
    transfer: Transfer,
    change: AccountChange,
    now: Date,
  ): Promise<OpenBook> {
    const { account, used, released, sent } = change;
    const after = account.transfers.find(({ id }) => id === transfer.id);
    if (sent > 0) {
      await this.meters.gain(manager, meter.id, {
        charged: account.charged,
        used,
        sent,
        freeBecause: freeBecause(transfer, change),
        windowUntil: used > 0 ? windowEnd(now) : meter.windowUntil,
        now,
        ended: after ? null : transfer.id,
      });
    }
    await this.volumes.settle(manager, meter.userId, { used, released });
    if (after) await this.transfers.save(manager, after);
    else if (sent === 0) await this.transfers.remove(manager, transfer.id);
    return {
      meter: { ...meter, charged: account.charged, transfers: [...account.transfers] },
      volume: {
        ...volume,
        bandwidth: volume.bandwidth + released - used,
        reserved: volume.reserved - released,
      },
    };
  }
}

function freeBecause({ charge }: Transfer, { free }: AccountChange): FreeBecause | null {
  if (free === 0) return null;
  return charge === 'bytes' ? 'already charged' : charge;
}
