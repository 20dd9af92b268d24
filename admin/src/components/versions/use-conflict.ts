import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { failureOf } from '../../providers/console-error.ts';

/** What the console knows of a record's versions. */
export interface Versions<F extends object> extends RaRecord<number> {
  version: number;
  facts: F;
  versions: { version: number; at: string; actor: string | null; changed: string[]; facts: F | null }[];
}

export interface Conflict<F extends object> {
  mine: F;
  newest: Versions<F>;
}

const TRIES = 20;
const PAUSE_MS = 250;

/**
 * Sends an edit of the version that was opened. Where somebody has saved another meanwhile, that one is fetched, so that
 * the editor can choose; nothing that was typed is lost.
 */
export function useConflict<F extends object>(resource: string, opened: Versions<F>) {
  const provider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict<F> | null>(null);

  /** The read model may come a moment after the refusal. */
  const newest = async (): Promise<Versions<F>> => {
    for (let attempt = 1; ; attempt++) {
      const { data } = await provider.getOne<Versions<F>>(resource, { id: opened.id });
      if (data.version > opened.version || attempt === TRIES) return data;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const guarded = async <Answer>(mine: F, send: (version: number) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(opened.version);
    } catch (error) {
      if (failureOf(error)?.code !== 'version_conflict') throw error;
      setConflict({ mine, newest: await newest() });
      throw new Error('parde.versions.choose');
    }
  };
  return { conflict, guarded };
}
