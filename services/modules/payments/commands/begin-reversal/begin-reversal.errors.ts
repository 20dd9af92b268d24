import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class NotReversible extends DomainError {
  constructor() {
    super('not_reversible', 'Only a payment that is paid can be reversed', { httpStatus: 409 });
  }
}
