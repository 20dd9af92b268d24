import { TokenExpired } from '#platform/auth/auth-errors.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { Account } from '../persistence/account.entity.ts';
import type { AccountRepository } from '../persistence/account.repository.ts';

/** The account of whoever is signed in, locked. @throws TokenExpired when it was deleted meanwhile. */
export async function lockOwnAccount(
  accounts: AccountRepository,
  { manager }: CommandTransaction,
  accountId: number,
): Promise<Account> {
  const account = await accounts.lock(manager, accountId);
  if (!account || account.deletedAt) throw new TokenExpired();
  return account;
}
