export const MAX_REASON_LENGTH = 500;
const MIN_REASON_LENGTH = 3;

/** The server asks as much of a reason. */
export function isReason(text: string): boolean {
  return text.trim().length >= MIN_REASON_LENGTH;
}

/** The check of a form whose one field is a reason that has to be given. */
export function requireReason({ reason }: { reason: string }) {
  return isReason(reason) ? {} : { reason: 'parde.users.actions.reason_missing' };
}
