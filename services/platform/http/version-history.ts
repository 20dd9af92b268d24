import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const SHOWN = 50;

interface StoredVersion<F> {
  version: number;
  at: Date;
  actor: string | null;
  /** Null where what the editor enters did not change. */
  facts: F | null;
  /** What changed where none of them did. */
  instead: string | null;
}

interface ShownVersion<F> {
  version: number;
  at: string;
  actor: string | null;
  changed: string[];
  facts: F | null;
}

/** One version as the console shows it. @param instead what may change without the facts. */
export const shownVersion = <T extends z.ZodType>(facts: T, instead: string) =>
  z.object({
    version: z.number().int(),
    at: z.iso.datetime(),
    actor: z.string().nullable().describe('`user-<id>`; null for an import, and for what comes with the site'),
    changed: z.array(z.string()).describe(`fields that are other than before; where none is, ${instead}`),
    facts: facts.nullable().describe('null where they did not change'),
  });

/** @param stored the oldest first. @returns the newest first, each with the fields that it changed; the last 50. */
export function history<F extends object>(stored: readonly StoredVersion<F>[]): ShownVersion<F>[] {
  let before: F | null = null;
  const shown = stored.map(({ version, at, actor, facts, instead }) => {
    const fields = facts && before ? differing(before, facts) : [];
    const changed = fields.length === 0 && before && instead ? [instead] : fields;
    before = facts ?? before;
    return { version, at: at.toISOString(), actor, changed, facts };
  });
  return shown.reverse().slice(0, SHOWN);
}

function differing<F extends object>(before: F, after: F): string[] {
  const fields = Object.keys(after) as (keyof F & string)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}
