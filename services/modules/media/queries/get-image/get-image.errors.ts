import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownImage extends DomainError {
  constructor() {
    super('unknown_image', 'There is no such picture', { httpStatus: 404 });
  }
}
