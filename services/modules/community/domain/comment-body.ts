import { DomainError } from '../../../platform/errors/domain-error.js';
import { lengthOf, plainText } from './plain-text.js';

/** In characters, after normalising. */
export const SHORTEST_BODY = 2;
export const LONGEST_BODY = 4_000;

export class InvalidCommentBody extends DomainError {
  constructor(message: string) {
    super('invalid_comment', message, { errors: { 'comment.body': [message] } });
  }
}

/** @returns the body as it will be stored. @throws InvalidCommentBody when it is too short or too long. */
export function commentBody(text: string): string {
  const body = plainText(text);
  const length = lengthOf(body);
  if (length < SHORTEST_BODY) throw new InvalidCommentBody('Please write a longer comment');
  if (length > LONGEST_BODY) throw new InvalidCommentBody('A comment has at most 4000 characters');
  return body;
}
