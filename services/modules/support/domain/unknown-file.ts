import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownFile extends DomainError {
  constructor() {
    super('unknown_file', 'There is no such file any more', { httpStatus: 404 });
  }
}
