import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { NAME_RESERVED } from '../../domain/account.errors.ts';

/** Specification §8, to the letter. */
export const PROFILE_REFUSED = 'Please check yor enteri';

/** Staff may have such a name. */
export class NameReserved extends DomainError {
  constructor() {
    super('name_reserved', PROFILE_REFUSED, { errors: { name: [NAME_RESERVED] } });
  }
}

export class PasswordNeeded extends DomainError {
  constructor() {
    super('password_needed', PROFILE_REFUSED, { errors: { current_password: ['Please enter your current password'] } });
  }
}
