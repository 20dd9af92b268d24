import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownFile extends DomainError {
  constructor() {
    super('unknown_file', 'There is no such file', { httpStatus: 404 });
  }
}

/** A number that was never given out. */
export class UnknownSession extends DomainError {
  constructor() {
    super('unknown_session', 'This playing is not known', { httpStatus: 409 });
  }
}

/** Specification §6 has the words; the page shows them in Persian. */
export class VolumeTooLow extends DomainError {
  constructor() {
    super('bandwidth', 'your volume is too low to download this file', { httpStatus: 403 });
  }
}
