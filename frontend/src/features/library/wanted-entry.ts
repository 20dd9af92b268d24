import { tabStorage } from '../../lib/storage/storage.ts';
import type { Target } from './target.ts';

/** What a guest wanted on a list, kept in this tab while they log in. */
interface WantedEntry extends Target {
  /** Milliseconds since the epoch. */
  since: number;
}

const KEY = 'parde.wanted-entry';
const LIFETIME_MS = 1_800_000;

export function rememberEntry({ kind, id }: Target, now = Date.now()): void {
  tabStorage.setItem(KEY, JSON.stringify({ kind, id, since: now } satisfies WantedEntry));
}

/** @returns whether this is what the guest wanted; true once. */
export function takeEntry({ kind, id }: Target, now = Date.now()): boolean {
  const wanted = parsed(tabStorage.getItem(KEY));
  if (wanted?.kind !== kind || wanted.id !== id) return false;
  tabStorage.removeItem(KEY);
  return now - Number(wanted.since) < LIFETIME_MS;
}

function parsed(text: string | null): Partial<Record<keyof WantedEntry, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
