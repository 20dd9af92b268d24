import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownCollection extends DomainError {
  constructor() {
    super('unknown_collection', 'There is no such collection', { httpStatus: 404 });
  }
}

export class UnknownNotice extends DomainError {
  constructor() {
    super('unknown_notice', 'There is no such notice', { httpStatus: 404 });
  }
}

/** @param field the one that names titles which are not there, of the other kind, or one of them twice. */
export class UnknownTitles extends DomainError {
  constructor(field: string) {
    const message = 'Each title has to be there, and only once';
    super('unknown_titles', 'Please check the marked fields', { httpStatus: 422, errors: { [field]: [message] } });
  }
}

export class EndsBeforeItBegins extends DomainError {
  constructor() {
    const message = 'The end must be after the beginning';
    super('invalid_notice', 'Please check the marked fields', { httpStatus: 422, errors: { until: [message] } });
  }
}
