import type { Role } from '#platform/kernel/context/viewer.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Nothing was changed: whoever has it may be made an admin by `cli change-role`. */
export class AccountExists extends DomainError {
  constructor(
    readonly username: string,
    readonly role: Role,
  ) {
    super('account_exists', `There is an account with this user name or address already: ${username}`);
  }
}
