import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class WrongCode extends DomainError {
  constructor() {
    super('wrong_code', 'The code is wrong', { errors: { code: ['The code is wrong'] } });
  }
}

/** Too old, guessed too often, used before, or never given: there is nothing that a guess could hit. */
export class CodeExpired extends DomainError {
  constructor() {
    const message = 'This code is no longer valid, please ask for a new one';
    super('code_expired', message, { errors: { code: [message] } });
  }
}
