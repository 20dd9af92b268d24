import { QueryFailedError } from 'typeorm';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';

class UnknownMember extends DomainError {
  constructor() {
    super('unknown_user', 'There is no such user', { httpStatus: 404 });
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a user exists is settled by the foreign key. @throws UnknownMember in place of the constraint's violation. */
export function refuseUnknownMember(error: unknown): never {
  if (error instanceof QueryFailedError) {
    const { code, constraint }: { code?: string; constraint?: string } = error.driverError;
    if (code === FOREIGN_KEY_VIOLATION && constraint === 'membership_user_id_fkey') throw new UnknownMember();
  }
  throw error;
}
