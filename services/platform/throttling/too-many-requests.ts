import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** What whoever waits so many seconds at most is told. Each is a translation key. */
const SENTENCES: readonly (readonly [seconds: number, sentence: string])[] = [
  [120, 'Too many tries, please wait a little'],
  [900, 'Too many tries, please try again in a quarter of an hour'],
  [3_600, 'Too many tries, please try again in an hour'],
];
const LONGEST = 'Too many tries, please try again tomorrow';

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    const sentence = SENTENCES.find(([seconds]) => retryAfterSeconds <= seconds)?.[1] ?? LONGEST;
    super('too_many_requests', sentence, { httpStatus: 429, retryAfterSeconds });
  }
}
