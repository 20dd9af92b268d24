import { ApiError } from '../../lib/api/api-error.ts';
import { levelOf } from './engine/level-of.ts';
import { type PlayInfo, type PlayRefusal, readPlayInfo } from './play-info.ts';
import { withKeptPlace } from './playtime/kept-place.ts';
import { readPreferences } from './preferences.ts';

type Answer = PlayInfo | PlayRefusal;

/** A finger that was put down and moved away opens nothing; what it asked for is of that moment. */
const MAX_AGE_MS = 10_000;

let ahead: { fid: number; askedAt: number; answer: Promise<Answer> } | null = null;

/** Asks for a film while the finger is still on its link. */
export function openAhead(fid: number): void {
  ahead = { fid, askedAt: performance.now(), answer: ask(fid) };
  // Whoever opens the page hears of it.
  ahead.answer.catch(() => undefined);
}

/** What `openAhead` has asked for, else asked now: once for each visit. @throws as `readPlayInfo` */
export function openFilm(fid: number, signal?: AbortSignal): Promise<Answer> {
  const found = ahead;
  ahead = null;
  if (found?.fid === fid && performance.now() - found.askedAt < MAX_AGE_MS) {
    return found.answer.catch((error: unknown) => {
      // Nobody was there to hear that the session has ended: the page before was left, and this one not open yet.
      if (error instanceof ApiError && error.authError) return ask(fid, signal);
      throw error;
    });
  }
  return ask(fid, signal);
}

async function ask(fid: number, signal?: AbortSignal): Promise<Answer> {
  const answer = await readPlayInfo(fid, signal);
  if (typeof answer !== 'object') return answer;
  const info = withKeptPlace(answer);
  for (const piece of firstPieces(info)) fetchPiece(piece);
  return info;
}

/**
 * What a stream begins with, all at once: hls.js asks for each only when it has read the one before, and then finds it in
 * the browser's cache. It starts with the chosen quality, else the first of the list; which segment a later second lies in,
 * only the list says.
 */
function firstPieces({ sources: { hls }, qualities, playtime }: PlayInfo): string[] {
  const first = qualities[Math.max(0, levelOf(qualities, readPreferences().quality))];
  if (!hls || !first) return [];
  const folder = hls.slice(0, hls.lastIndexOf('/'));
  const pieces = [hls, `${folder}/${first.name}.m3u8`, `${folder}/${first.name}/init.mp4`];
  return playtime > 0 ? pieces : [...pieces, `${folder}/${first.name}/0.m4s`];
}

function fetchPiece(address: string): void {
  fetch(address)
    .then((answer) => answer.arrayBuffer())
    // The player asks for it itself, and says what is wrong.
    .catch(() => undefined);
}
