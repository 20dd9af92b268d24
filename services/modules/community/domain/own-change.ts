import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import type { CommentStatus } from './decision.ts';

/** How long an author can change or delete a comment, in minutes from its posting. */
const OWN_CHANGE_MINUTES = 60;

class TooLateToChange extends DomainError {
  constructor() {
    super('too_late', 'A comment can be changed for an hour after it was sent', { httpStatus: 409 });
  }
}

/** Other people’s answers would hang on other words. */
export class AlreadyAnswered extends DomainError {
  constructor() {
    super('already_answered', 'Somebody has answered this comment already', { httpStatus: 409 });
  }
}

export function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + OWN_CHANGE_MINUTES * MINUTE_MS);
}

/** @throws TooLateToChange */
export function checkInTime(createdAt: Date, now: Date): void {
  if (now > changeableUntil(createdAt)) throw new TooLateToChange();
}

/** What has been refused or deleted is its author's no more. */
export function isChangeable(status: CommentStatus): boolean {
  return status === 'pending' || status === 'approved';
}
