import { Injectable } from '@nestjs/common';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { PASSWORD_BY_ACCOUNT } from '../throttle-limits.ts';
import { PasswordHasher } from './password-hasher.ts';

export class WrongPassword extends DomainError {
  /** @param field of the request that takes the password. */
  constructor(field: string, message = 'The password is wrong') {
    super('wrong_password', message, { errors: { [field]: ['The password is wrong'] } });
  }
}

/** Asks a signed-in viewer for the password once more, before what must not happen on a computer left open. */
@Injectable()
export class ReAuthentication {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** Runs outside of a transaction. @returns the account as it is now. @throws WrongPassword, TooManyRequests */
  async reAuthenticate(accountId: number, password: string, field = 'password', message?: string): Promise<Account> {
    await this.throttle.consume(PASSWORD_BY_ACCOUNT, accountId);
    const account = await this.accounts.find(accountId);
    const right = await this.hasher.matches(password, account?.passwordHash ?? null);
    if (!account || !right) throw new WrongPassword(field, message);
    await this.throttle.forgive(PASSWORD_BY_ACCOUNT, accountId);
    return account;
  }
}
