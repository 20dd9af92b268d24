import { Injectable } from '@nestjs/common';
import { UnknownAccount } from '../domain/account.errors.ts';
import { foldIdentity } from '../domain/names/identity.ts';
import type { Account } from '../persistence/account.entity.ts';
import { AccountRepository } from '../persistence/account.repository.ts';

/** Finds the account that an operator names. */
@Injectable()
export class AccountFinder {
  constructor(private readonly accounts: AccountRepository) {}

  /** @param login a username, or the address of a verified account. @throws UnknownAccount */
  async find(login: string): Promise<Account> {
    const folded = foldIdentity(login);
    const account = folded.includes('@')
      ? (await this.accounts.findByEmail(folded)).owner
      : await this.accounts.findByUsername(folded);
    if (!account) throw new UnknownAccount();
    return account;
  }
}
