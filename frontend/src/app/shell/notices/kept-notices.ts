import type { Notice } from '../../../api/types.ts';
import { keptJson, siteStorage } from '../../../lib/storage/storage.ts';

const KEY = 'parde.notices';

/**
 * The notices of the last visit. They stand in the page from its first paint, so that nothing moves when the answer comes;
 * what is over is left out.
 */
export function keptNotices(now = Date.now()): Notice[] {
  const kept = keptJson(siteStorage, KEY);
  return Array.isArray(kept) ? kept.filter((notice) => isNotice(notice) && isOn(notice, now)) : [];
}

/** Whether there was a last visit, with notices or without. */
export const knowsNotices = (): boolean => siteStorage.getItem(KEY) !== null;

export function keepNotices(notices: readonly Notice[]): void {
  siteStorage.setItem(KEY, JSON.stringify(notices));
}

function isNotice(kept: unknown): kept is Notice {
  return typeof kept === 'object' && kept !== null && 'id' in kept && 'kind' in kept && 'text' in kept;
}

function isOn({ from, until }: Notice, now: number): boolean {
  return (!from || Date.parse(from) <= now) && (!until || Date.parse(until) > now);
}
