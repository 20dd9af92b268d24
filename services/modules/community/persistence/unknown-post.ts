import { QueryFailedError } from 'typeorm';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownPost extends DomainError {
  constructor() {
    super('unknown_post', 'There is no such movie or series', { httpStatus: 404 });
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a title exists is settled by the foreign key. @throws UnknownPost in place of the constraint's violation. */
export function refuseUnknownPost(error: unknown, constraint: string): never {
  if (error instanceof QueryFailedError) {
    const cause: { code?: string; constraint?: string } = error.driverError;
    if (cause.code === FOREIGN_KEY_VIOLATION && cause.constraint === constraint) throw new UnknownPost();
  }
  throw error;
}
