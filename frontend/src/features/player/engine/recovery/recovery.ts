import { ApiError } from '../../../../lib/api/api-error.ts';
import type { PlayInfo, PlayRefusal } from '../../play-info.ts';

/** Why the film does not go on; each has its own words and its own way on. */
export type Trouble = 'network' | 'busy' | 'premium' | 'bandwidth' | 'login' | 'gone' | 'unplayable' | 'piece';

type NextStep =
  | { does: 'reload'; info: PlayInfo; afterMs: number }
  | { does: 'ask again'; trouble: 'network' | 'busy'; afterMs: number }
  | { does: 'stop'; trouble: Trouble };

const MAX_RELOADS = 4;
const MAX_WAIT_MS = 15_000;
const wait = (tries: number) => Math.min(1_000 * 2 ** tries, MAX_WAIT_MS);

/**
 * What to do when a stream broke off and the site was asked for the film anew. Its answer says why: a link that ended is
 * replaced, an entitlement that ended is not, and no answer at all is waited for.
 * @param tries of this kind so far: fresh links since the film last came further, or questions without an answer.
 */
export function nextStep(answer: PlayInfo | PlayRefusal | Error, tries: number): NextStep {
  if (answer === '-1') return { does: 'stop', trouble: 'premium' };
  if (answer === '-2') return { does: 'stop', trouble: 'login' };
  if (!(answer instanceof Error)) {
    if (tries >= MAX_RELOADS) return { does: 'stop', trouble: 'unplayable' };
    return { does: 'reload', info: answer, afterMs: tries === 0 ? 0 : wait(tries - 1) };
  }
  return afterError(answer, tries);
}

function afterError(error: Error, tries: number): NextStep {
  if (!(error instanceof ApiError)) return { does: 'stop', trouble: 'unplayable' };
  const { httpStatus, code, authError } = error;
  if (httpStatus === 0 || httpStatus === 429 || httpStatus >= 500) {
    return { does: 'ask again', trouble: httpStatus === 0 ? 'network' : 'busy', afterMs: wait(tries) };
  }
  if (authError || httpStatus === 401) return { does: 'stop', trouble: 'login' };
  if (httpStatus === 404 || httpStatus === 410) return { does: 'stop', trouble: 'gone' };
  if (code === 'bandwidth') return { does: 'stop', trouble: 'bandwidth' };
  return { does: 'stop', trouble: code === 'vip' ? 'premium' : 'unplayable' };
}
