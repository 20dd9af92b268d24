import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../application/security/password-hasher.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';

type Candidates = [owner: Account | null, waiting: Account | null];

/**
 * Finds the account that a login and a password open. Whatever does not end in a log-in costs two hashes, so that the time
 * tells neither whether the login is known nor whether a registration waits behind an address that has an account.
 */
@Injectable()
export class Authenticator {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  async authenticate([first, second]: Candidates, password: string): Promise<Account | null> {
    const firstMatches = await this.hasher.matches(password, first?.passwordHash ?? null);
    if (first?.verifiedAt && firstMatches) return first;
    const secondMatches = await this.hasher.matches(password, second?.passwordHash ?? null);
    if (firstMatches) return first;
    return secondMatches ? second : null;
  }

  /**
   * Who has the login, and who waits for a code to have it. A username holds no @, so a login is one or the other.
   * @param login folded.
   */
  async candidates(login: string): Promise<Candidates> {
    if (!login.includes('@')) return [await this.accounts.findByUsername(login), null];
    const { owner, waiting } = await this.accounts.findByEmail(login);
    return [owner, waiting];
  }
}
