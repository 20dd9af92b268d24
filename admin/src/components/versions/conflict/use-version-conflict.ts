import { type RaRecord, useDataProvider } from 'react-admin';
import { type Newest, useConflict } from './use-conflict.ts';

/** What the console knows of a record's versions. */
export interface Versions<F extends object> extends RaRecord<number> {
  version: number;
  facts: F;
  versions: { version: number; at: string; actor: string | null; changed: string[]; facts: F | null }[];
}

/** A record as it was when its form was opened. */
export type Opened<F extends object> = Pick<Versions<F>, 'id' | 'version' | 'facts'>;

type NewestVersion<F extends object> = Versions<F> & Newest<F>;

/** Sends edits of a record that has one number for its version. */
export function useVersionConflict<F extends object>(resource: string, opened: Opened<F>) {
  const provider = useDataProvider();
  const { conflict, guarded } = useConflict<F, NewestVersion<F>>(async () => {
    const { data } = await provider.getOne<Versions<F>>(resource, { id: opened.id });
    if (data.version <= opened.version) return null;
    return { ...data, since: data.versions.filter(({ version }) => version > opened.version) };
  });
  return {
    conflict,
    guarded: <Answer>(mine: F, send: (version: number) => Promise<Answer>) => guarded(mine, () => send(opened.version)),
  };
}
