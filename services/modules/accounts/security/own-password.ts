import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Throttle } from '../../../platform/throttling/throttle.js';
import type { Account } from '../persistence/account.entity.js';
import { AccountRepository } from '../persistence/account.repository.js';
import { PASSWORD_BY_ACCOUNT } from './account-limits.js';
import { PasswordHasher } from './password-hasher.js';

export class WrongPassword extends DomainError {
  /** @param field of the request that takes the password. */
  constructor(field: string, message = 'The password is wrong') {
    super('wrong_password', message, { errors: { [field]: ['The password is wrong'] } });
  }
}

/** Asks a signed-in viewer for the password once more, before what must not happen on a computer left open. */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** @returns the account as it is now. @throws WrongPassword */
  async require(accountId: number, password: string, field = 'password', message?: string): Promise<Account> {
    this.throttle.take(PASSWORD_BY_ACCOUNT, accountId);
    const account = await this.accounts.find(this.dataSource.manager, accountId);
    const right = await this.hasher.matches(password, account?.passwordHash ?? null);
    if (!account || !right) throw new WrongPassword(field, message);
    this.throttle.forgive(PASSWORD_BY_ACCOUNT, accountId);
    return account;
  }
}
