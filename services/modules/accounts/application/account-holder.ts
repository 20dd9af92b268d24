import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TokenExpired } from '#platform/auth/auth-errors.ts';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { PersonHolder } from '#platform/messaging/outbox/personal-fields/person-guard.ts';
import { UnknownAccount } from '../domain/account.errors.ts';
import { AccountRepository } from '../persistence/account.repository.ts';

@Injectable()
export class AccountHolder extends PersonHolder {
  constructor(private readonly accounts: AccountRepository) {
    super();
  }

  /** @throws TokenExpired when whoever acts has deleted their account meanwhile, UnknownAccount for anybody else */
  async hold(manager: EntityManager, userIds: readonly number[], actor: string | null): Promise<void> {
    const held = await this.accounts.hold(manager, userIds);
    const gone = userIds.find((id) => !held.includes(id));
    if (gone === undefined) return;
    throw actor === `user-${gone}` ? new TokenExpired() : new UnknownAccount();
  }

  holding(userIds: readonly number[]): BundledStatement {
    return this.accounts.holding(userIds);
  }
}
