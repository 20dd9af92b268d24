import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const EMPTY = 'Insert your film-database id of movie or tv series you required';
/** Specification §8, of a request that comes to nothing. */
export const NOT_REQUESTED = "There's a problem with your request please try again";
const MALFORMED = 'Please insert a proper film-database id';

/** Specification §5. */
export class EmptyFilmId extends DomainError {
  constructor() {
    super('empty_film_id', EMPTY, { status: -1, errors: { link: [EMPTY] } });
  }
}

/** Specification §5 and §8. */
export class MalformedFilmId extends DomainError {
  constructor() {
    super('malformed_film_id', MALFORMED, { status: -1, errors: { link: [MALFORMED] } });
  }
}

export class UnknownRequest extends DomainError {
  constructor() {
    super('unknown_request', NOT_REQUESTED, { httpStatus: 404 });
  }
}

export class UnknownTitle extends DomainError {
  constructor() {
    const message = 'There is no such movie or series';
    super('unknown_post', message, { httpStatus: 404, errors: { title_id: [message] } });
  }
}

export class InvalidAnswer extends DomainError {
  constructor(field: string, message: string) {
    super('invalid_answer', message, { errors: { [field]: [message] } });
  }
}
