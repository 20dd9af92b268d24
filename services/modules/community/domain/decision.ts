export type CommentStatus = 'pending' | 'approved' | 'refused' | 'deleted';
/** What a moderator can decide; either can later be changed to the other, or taken back. */
type Decision = 'approved' | 'refused';
export type DecisionConflict = 'unknown_comment' | 'version_conflict' | 'already_decided';

/** A comment as its moderator has to have seen it. */
export interface CommentState {
  status: CommentStatus;
  version: number;
}

/** What a moderator wants a comment to be; `pending` takes a decision back. */
export type Ruling = Decision | 'pending';

/**
 * Whether a ruling may be given on a comment as it is now.
 * @param seenVersion the version the moderator was looking at: a decision counts only for what was read.
 * @returns the reason why not, or null.
 */
export function conflictOf(comment: CommentState | null, seenVersion: number, ruling: Ruling): DecisionConflict | null {
  if (!comment || comment.status === 'deleted') return 'unknown_comment';
  if (comment.version !== seenVersion) return 'version_conflict';
  return comment.status === ruling ? 'already_decided' : null;
}
