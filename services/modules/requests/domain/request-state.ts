import type { RequestAnswer } from '../contract/requests.events.ts';

export type RequestState = 'open' | RequestAnswer;
type AnswerConflict = 'unknown_request' | 'version_conflict' | 'already_decided';

/**
 * Whether a request may be brought into a state as it is now.
 * @param seenRuling how it stood when the moderator looked at it; more sponsors are no reason to look again.
 * @returns the reason why not, or null.
 */
export function conflictOf(
  current: { state: RequestState; ruling: number } | null,
  seenRuling: number,
  wanted: RequestState,
): AnswerConflict | null {
  if (!current) return 'unknown_request';
  if (current.ruling !== seenRuling) return 'version_conflict';
  return current.state === wanted ? 'already_decided' : null;
}
