import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Also for another's session: nobody learns that it exists. */
export class UnknownSession extends DomainError {
  constructor() {
    super('unknown_session', 'This session has ended already', { httpStatus: 404 });
  }
}
