export type CommentStatus = 'pending' | 'approved' | 'refused' | 'deleted';
/** What a moderator can decide; either can later be changed to the other. */
export type Decision = 'approved' | 'refused';
export type DecisionConflict = 'unknown_comment' | 'version_conflict' | 'already_decided';

/** A comment as its moderator has to have seen it. */
export interface CommentState {
  status: CommentStatus;
  version: number;
}

/**
 * Whether a decision may be taken on a comment as it is now.
 * @param seenVersion the version the moderator was looking at: a decision counts only for what was read.
 * @returns the reason why not, or null.
 */
export function conflictOf(
  comment: CommentState | null,
  seenVersion: number,
  decision: Decision,
): DecisionConflict | null {
  if (!comment || comment.status === 'deleted') return 'unknown_comment';
  if (comment.version !== seenVersion) return 'version_conflict';
  return comment.status === decision ? 'already_decided' : null;
}
