import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Specification §8. Said of what can be no address at all, never of one that merely has no account. */
export class WrongEmail extends DomainError {
  constructor() {
    const message = 'Wrong email address , Try again';
    super('wrong_email', message, { errors: { email: [message] } });
  }
}
