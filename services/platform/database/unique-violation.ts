import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/**
 * Whether the database refused a row because another one has the same value.
 * @param constraint the index that has to be the reason; any, when it is left out.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const refused = error.driverError as { code?: string; constraint?: string };
  return refused.code === UNIQUE_VIOLATION && (constraint === undefined || refused.constraint === constraint);
}
