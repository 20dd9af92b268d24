import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export type ContactState = 'open' | 'answered' | 'closed';
type ContactConflict = 'unknown_contact' | 'version_conflict' | 'already_decided';

/**
 * Whether a thread may be brought into a state as it is now.
 * @param seenVersion the version the moderator was looking at: a decision counts only for what was read.
 * @returns the reason why not, or null.
 */
export function contactConflict(
  current: { state: ContactState; version: number } | null,
  seenVersion: number,
  wanted: ContactState,
): ContactConflict | null {
  if (!current) return 'unknown_contact';
  if (current.version !== seenVersion) return 'version_conflict';
  return current.state === wanted && wanted !== 'answered' ? 'already_decided' : null;
}

export class UnknownContact extends DomainError {
  constructor() {
    super('unknown_contact', 'This message is not here any more', { httpStatus: 404 });
  }
}
