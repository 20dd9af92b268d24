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
