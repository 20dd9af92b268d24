import { useState } from 'react';
import { failureOf } from '../../../providers/http/console-error.ts';

/** What another has saved meanwhile. */
export interface Newest<F extends object> {
  facts: F;
  /** Who did what since the form was opened, the newest first. */
  since: readonly { at: string; actor: string | null; changed: string[] }[];
}

export interface Conflict<F extends object, N extends Newest<F>> {
  mine: F;
  newest: N;
  /** Counts them: what was chosen in one may meet another. */
  turn: number;
}

const TRIES = 20;
const PAUSE_MS = 250;

/** The read model may come a moment after the refusal. */
async function untilThere<N>(read: () => Promise<N | null>): Promise<N | null> {
  for (let attempt = 1; ; attempt++) {
    const newest = await read();
    if (newest || attempt === TRIES) return newest;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Sends an edit of what was opened. Where somebody has saved the same meanwhile, that is fetched, so that the editor can
 * choose; nothing that was typed is lost.
 * @param read what is there by now, told what was to be saved; null as long as nothing newer is there
 */
export function useConflict<F extends object, N extends Newest<F>>(read: (mine: F) => Promise<N | null>) {
  const [conflict, setConflict] = useState<Conflict<F, N> | null>(null);
  const guarded = async <Answer>(mine: F, send: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (failureOf(error)?.code !== 'version_conflict') throw error;
      const newest = await untilThere(() => read(mine));
      if (!newest) throw error;
      setConflict((before) => ({ mine, newest, turn: (before?.turn ?? 0) + 1 }));
      throw new Error('parde.versions.choose');
    }
  };
  return { conflict, guarded };
}
