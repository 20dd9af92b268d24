import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { lengthOf, plainText } from '#platform/kernel/text/typed/plain-text.ts';

/** In characters. */
const MAX_NAME = 100;
const MAX_SUBJECT = 150;
const MAX_BODY = 5_000;

export interface Letter {
  name: string;
  email: string;
  subject: string;
  body: string;
}

/** Specification §8: of every letter that is not taken. */
export const LETTER_REFUSED = "There's a problem with your request please try again";

class InvalidLetter extends DomainError {
  constructor(message: string, errors: Record<string, string[]>) {
    super('invalid_letter', message, { errors });
  }
}

const oneLine = (typed: string) => plainText(typed).replace(/\s+/g, ' ');

/** @returns the letter as it is kept. @throws InvalidLetter that names every field that is wrong. */
export function letterOf(typed: Letter): Letter {
  const letter = {
    name: oneLine(typed.name),
    email: typed.email.trim(),
    subject: oneLine(typed.subject),
    body: plainText(typed.body),
  };
  const errors = {
    ...wrong('name', letter.name, MAX_NAME, 'Please enter your name', 'A name has at most 100 characters'),
    ...wrong('subject', letter.subject, MAX_SUBJECT, 'Please enter a subject', 'A subject has at most 150 characters'),
    ...wrong('body', letter.body, MAX_BODY, 'Please write a message', 'A message has at most 5000 characters'),
  };
  if (Object.keys(errors).length > 0) throw new InvalidLetter(LETTER_REFUSED, errors);
  return letter;
}

/** @throws InvalidLetter */
export function answerOf(typed: string): string {
  const body = plainText(typed);
  const errors = wrong('body', body, MAX_BODY, 'Please write an answer', 'An answer has at most 5000 characters');
  if (Object.keys(errors).length > 0) throw new InvalidLetter('Please check the marked fields', errors);
  return body;
}

function wrong(field: string, text: string, max: number, missing: string, tooLong: string): Record<string, string[]> {
  const key = `form.${field}`;
  if (!text) return { [key]: [missing] };
  return lengthOf(text) > max ? { [key]: [tooLong] } : {};
}
