import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { NamedAccounts } from '../../contract/named-accounts.port.ts';
import { foldIdentity } from '../../domain/names/identity.ts';
import { Account } from '../account.entity.ts';

@Injectable()
export class StoredNamedAccounts extends NamedAccounts {
  async find(manager: EntityManager, usernames: readonly string[]): Promise<number[]> {
    if (usernames.length === 0) return [];
    const usernameFolded = In(usernames.map(foldIdentity));
    const active = { deletedAt: IsNull(), suspendedAt: IsNull(), verifiedAt: Not(IsNull()) };
    const found = await manager.find(Account, { select: { id: true }, where: { usernameFolded, ...active } });
    return found.map(({ id }) => id);
  }
}
