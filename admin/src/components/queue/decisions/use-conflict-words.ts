import { useCallback } from 'react';
import { type RaRecord, useAuthProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';

const CONFLICT_MS = 8_000;

/** Translation keys of what is said of a row that was left as it is. */
interface ConflictWords<Row> {
  resource: string;
  /** Of some among several. */
  some: string;
  gone: string;
  /** Of one that still waits. @param before as the moderator has read it. */
  changed: (now: Row, before: Row) => string;
  /** What has been decided; null while it waits. */
  ruling: (now: Row) => string | null;
  /** The username of who has, where that is told. */
  ruledBy: (now: Row) => string | null;
}

/** @returns says why decisions did not count: of a row that was decided alone, what has become of it. */
export function useConflictWords<Row extends RaRecord>(words: ConflictWords<Row>) {
  const notify = useNotify();
  const translate = useTranslate();
  const provider = useDataProvider();
  const authProvider = useAuthProvider();
  const warn = useCallback(
    (key: string, messageArgs: Record<string, unknown> = {}) =>
      notify(key, { type: 'warning', autoHideDuration: CONFLICT_MS, messageArgs }),
    [notify],
  );
  const tell = async (conflicts: readonly { code: string }[], rows: readonly Row[]) => {
    const [before, ...others] = rows;
    if (!before || others.length > 0) return warn(words.some, { smart_count: conflicts.length });
    if (conflicts.some(({ code }) => code.startsWith('unknown_'))) return warn(words.gone);
    const now = await provider.getOne<Row>(words.resource, { id: before.id }).catch(() => null);
    if (!now) return warn(words.some, { smart_count: 1 });
    const ruling = words.ruling(now.data);
    if (ruling === null) return warn(words.changed(now.data, before));
    const name = words.ruledBy(now.data);
    if (!name) return warn('parde.decided.already', { status: translate(ruling) });
    // Moderators read the same queue in two tabs.
    const me = await authProvider?.getIdentity?.().catch(() => null);
    return warn(`parde.decided.${name === me?.['username'] ? 'already_own' : 'already_by'}`, {
      name,
      status: translate(ruling),
    });
  };
  return { warn, tell };
}
