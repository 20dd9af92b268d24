import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class AlreadyEnrolled extends DomainError {
  constructor() {
    super('already_enrolled', 'Two-step verification is on already');
  }
}

/** Of a role that cannot do without it here. */
export class TwoFactorNeeded extends DomainError {
  constructor() {
    super('two_factor_needed', 'Your role needs two-step verification here, so it cannot be switched off');
  }
}

export class NotEnrolled extends DomainError {
  constructor() {
    super('not_enrolled', 'Two-step verification is not on');
  }
}

export class TwoFactorCodeRequired extends DomainError {
  /** @param field of the request that takes the code. */
  constructor(field: string) {
    const message = 'Please enter the code of your authenticator';
    super('code_required', message, { errors: { [field]: [message] } });
  }
}

export class WrongTwoFactorCode extends DomainError {
  constructor(field: string) {
    super('wrong_code', 'The code is wrong', { errors: { [field]: ['The code is wrong'] } });
  }
}
