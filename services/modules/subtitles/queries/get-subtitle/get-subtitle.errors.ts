import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownSubtitle extends DomainError {
  constructor() {
    super('unknown_subtitle', 'There is no such subtitle', { httpStatus: 404 });
  }
}
