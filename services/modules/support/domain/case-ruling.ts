import type { CaseOutcome } from '../contract/support.events.ts';

export type CaseState = 'open' | CaseOutcome;
type RulingConflict = 'unknown_case' | 'version_conflict' | 'already_decided';

/**
 * Whether a case may be brought into a state as it is now.
 * @param seenVersion the version the moderator was looking at: a decision counts only for the reports that were read.
 * @returns the reason why not, or null.
 */
export function conflictOf(
  current: { state: CaseState; version: number } | null,
  seenVersion: number,
  wanted: CaseState,
): RulingConflict | null {
  if (!current) return 'unknown_case';
  if (current.version !== seenVersion) return 'version_conflict';
  return current.state === wanted ? 'already_decided' : null;
}
