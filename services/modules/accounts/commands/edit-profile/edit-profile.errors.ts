import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Specification §8, to the letter. */
export const PROFILE_REFUSED = 'Please check yor enteri';

export class PasswordNeeded extends DomainError {
  constructor() {
    super('password_needed', PROFILE_REFUSED, { errors: { current_password: ['Please enter your current password'] } });
  }
}
