import { Injectable } from '@nestjs/common';
import { PUBLISHED_PASSWORD } from '../../domain/passwords/published-password.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { PasswordHasher } from './password-hasher.ts';

/**
 * Finds accounts of the staff that still have the demo's password. A hash is checked once in the life of the process and its
 * outcome remembered, so that asking costs one small query; an account that joins the staff or gets a password brings a new one.
 */
@Injectable()
export class StaffPasswords {
  /** By hash, of those of the staff now. */
  private outcomes = new Map<string, boolean>();

  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @returns the usernames of the staff whose password is published, in the order of their accounts. */
  async published(): Promise<string[]> {
    const staff = await this.accounts.staff();
    const outcomes = new Map<string, boolean>();
    for (const { passwordHash } of staff) {
      outcomes.set(passwordHash, this.outcomes.get(passwordHash) ?? (await this.isPublished(passwordHash)));
    }
    this.outcomes = outcomes;
    return staff.filter(({ passwordHash }) => outcomes.get(passwordHash)).map(({ username }) => username);
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.accounts.staff()).some(({ role }) => role === 'admin');
  }

  isPublished(passwordHash: string): Promise<boolean> {
    return this.hasher.matches(PUBLISHED_PASSWORD, passwordHash);
  }
}
