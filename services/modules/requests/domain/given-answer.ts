import { lengthOf, plainText } from '#platform/kernel/text/typed/plain-text.ts';
import type { RefusalReason, RequestAnswer } from '../contract/requests.events.ts';
import { InvalidAnswer } from './request-errors.ts';

/** In characters. */
const MAX_NOTE = 500;

export interface GivenAnswer {
  answer: RequestAnswer;
  reason: RefusalReason | null;
  note: string;
  titleId: number | null;
}

/**
 * An answer as staff has entered it: a refusal has a reason, and a fulfilled request its title.
 * @throws InvalidAnswer
 */
export function givenAnswer(typed: GivenAnswer): GivenAnswer {
  const { answer, reason, titleId } = typed;
  const note = plainText(typed.note);
  if (lengthOf(note) > MAX_NOTE) throw new InvalidAnswer('note', 'A note has at most 500 characters');
  if (answer === 'refused' && !reason) throw new InvalidAnswer('reason', 'Please choose a reason');
  if (reason === 'other' && answer === 'refused' && !note) throw new InvalidAnswer('note', 'Please tell the reason');
  if (answer === 'fulfilled' && !titleId) throw new InvalidAnswer('title_id', 'Please name the title');
  return {
    answer,
    reason: answer === 'refused' ? reason : null,
    note,
    titleId: answer === 'fulfilled' ? titleId : null,
  };
}
