import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Holds the account as it is until the transaction ends: a deletion waits, or has come first. */
const ALIVE = 'select id from write.account where id = $1 and deleted_at is null for share';

@Injectable()
export class BuyerRepository {
  /** @returns false when the account was deleted after the order: what it bought would be nobody's. */
  async isThere(manager: EntityManager, userId: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(ALIVE, [userId]);
    return rows.length > 0;
  }
}
