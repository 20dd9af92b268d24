import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Buyers } from '../../contract/buyers.port.ts';
import { Account } from '../account.entity.ts';

@Injectable()
export class StoredBuyers extends Buyers {
  async hold(manager: EntityManager, userId: number): Promise<boolean> {
    const account = await manager.findOne(Account, {
      select: { id: true },
      where: { id: userId, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    });
    return account !== null;
  }
}
