import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Specification §8. */
export const WRONG_EMAIL = 'Wrong email address , Try again';

/** Said of what can be no address at all, never of one that merely has no account. */
export class WrongEmail extends DomainError {
  constructor() {
    super('wrong_email', WRONG_EMAIL, { errors: { email: [WRONG_EMAIL] } });
  }
}
