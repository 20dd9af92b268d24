import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const CHECK = 'Please check the marked fields';

export class UnknownPiece extends DomainError {
  constructor() {
    super('unknown_piece', 'There is no such article', { httpStatus: 404 });
  }
}

/** @param field as `en.title`. */
export class InvalidPiece extends DomainError {
  constructor(field: string, message: string) {
    super('invalid_piece', CHECK, { errors: { [field]: [message] } });
  }
}

export class UnknownTitle extends DomainError {
  constructor() {
    const message = 'There is no such movie or series';
    super('unknown_post', message, { httpStatus: 404, errors: { title_id: [message] } });
  }
}

export class AlreadyReviewed extends DomainError {
  constructor() {
    super('already_reviewed', CHECK, { httpStatus: 409, errors: { title_id: ['This title has a review already'] } });
  }
}

export class MomentPassed extends DomainError {
  constructor() {
    super('moment_passed', CHECK, { errors: { at: ['This moment is past already'] } });
  }
}
