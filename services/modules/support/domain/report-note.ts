import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { lengthOf, plainText } from '#platform/kernel/text/typed/plain-text.ts';
import type { ReportReason } from '../contract/report-reasons.ts';

/** In characters. */
export const MAX_NOTE = 1_000;

export class InvalidNote extends DomainError {
  constructor(message: string) {
    super('invalid_note', message, { errors: { 'fields.note': [message] } });
  }
}

/** @returns the note as it is kept. @throws InvalidNote for one that is too long, or missing where the reason says nothing. */
export function reportNote(reason: ReportReason, typed: string): string {
  const note = plainText(typed);
  if (reason === 'other' && note === '') throw new InvalidNote('Please tell us what is wrong');
  if (lengthOf(note) > MAX_NOTE) throw new InvalidNote('A note has at most 1000 characters');
  return note;
}
