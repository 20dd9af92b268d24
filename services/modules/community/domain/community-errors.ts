import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Also of a title that is not on the site (any more). */
export class UnknownPost extends DomainError {
  constructor() {
    super('unknown_post', 'There is no such movie or series', { httpStatus: 404 });
  }
}

/** Also of one that only its author or a moderator sees: nobody learns of it. */
export class UnknownComment extends DomainError {
  constructor() {
    super('unknown_comment', 'There is no such comment', { httpStatus: 404 });
  }
}

export class UnknownNewsPost extends DomainError {
  constructor() {
    super('unknown_news_post', 'There is no such article', { httpStatus: 404 });
  }
}

export class UnknownReview extends DomainError {
  constructor() {
    super('unknown_review', 'There is no such review', { httpStatus: 404 });
  }
}

export class OwnComment extends DomainError {
  constructor(message: string) {
    super('own_comment', message, { httpStatus: 409 });
  }
}
