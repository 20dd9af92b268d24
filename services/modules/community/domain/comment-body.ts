import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { lengthOf, plainText } from '#platform/kernel/text/typed/plain-text.ts';

/** In characters, after normalising. */
export const MIN_BODY = 2;
export const MAX_BODY = 4_000;

/** Fillers and blanks that count as letters or signs, and that nobody sees. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

export class InvalidCommentBody extends DomainError {
  constructor(message: string) {
    super('invalid_comment', message, { errors: { 'comment.body': [message] } });
  }
}

/** @returns the body as it will be stored. @throws InvalidCommentBody when it is too short or too long. */
export function commentBody(text: string): string {
  const body = plainText(text);
  const length = lengthOf(body);
  const hasWords = SEEN.test(body.replace(UNSEEN, ''));
  if (length < MIN_BODY || !hasWords) throw new InvalidCommentBody('Please write a longer comment');
  if (length > MAX_BODY) throw new InvalidCommentBody('A comment has at most 4000 characters');
  return body;
}
