import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { MemberVolume, type MemberVolumeState } from '../contract/member-volume.port.ts';
import { MembershipRepository } from '../persistence/membership.repository.ts';
import { MemberLedger } from './member-ledger.ts';

@Injectable()
export class StoredMemberVolume extends MemberVolume {
  constructor(
    private readonly members: MembershipRepository,
    private readonly ledger: MemberLedger,
  ) {
    super();
  }

  lock(manager: EntityManager, userId: number): Promise<MemberVolumeState> {
    return this.members.volumeOf(manager, userId, true);
  }

  stateOf(manager: EntityManager, userId: number): Promise<MemberVolumeState> {
    return this.members.volumeOf(manager, userId, false);
  }

  async reserve(manager: EntityManager, userId: number, bytes: number): Promise<void> {
    if (bytes > 0) await this.members.move(manager, userId, { used: 0, reserved: bytes });
  }

  async settle(manager: EntityManager, userId: number, change: { used: number; released: number }): Promise<void> {
    if (change.used === 0 && change.released === 0) return;
    await this.members.move(manager, userId, { used: change.used, reserved: -change.released });
  }

  record(transaction: CommandTransaction, userId: number, bytes: number, reference: string): Promise<void> {
    return this.ledger.recordDownload(transaction, userId, bytes, reference);
  }
}
