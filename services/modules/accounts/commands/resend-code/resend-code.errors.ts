import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class ResendTooEarly extends DomainError {
  constructor(seconds: number) {
    super('resend_too_early', 'The code is on its way; you can ask for another one in a minute', {
      details: { resend_in: seconds },
      retryAfterSeconds: seconds,
    });
  }
}

/** For a registration that nobody knows, whose time is over, or that was verified. */
export class ResendRefused extends DomainError {
  constructor() {
    super('resend_refused', 'This registration waits for no code any more, please log in or register again');
  }
}
