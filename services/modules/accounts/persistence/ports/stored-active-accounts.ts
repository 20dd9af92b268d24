import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ActiveAccounts } from '../../contract/active-accounts.port.ts';
import { Account } from '../account.entity.ts';

@Injectable()
export class StoredActiveAccounts extends ActiveAccounts {
  has(manager: EntityManager, userId: number): Promise<boolean> {
    const where = { id: userId, deletedAt: IsNull(), suspendedAt: IsNull(), verifiedAt: Not(IsNull()) };
    return manager.exists(Account, { where });
  }
}
