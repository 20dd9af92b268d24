import { keptJson, siteStorage } from '../../lib/storage/storage.ts';

const KEY = 'parde.searches';
const MOST = 8;

/** What was searched for on this device, the latest first. Kept nowhere else. */
export function recentSearches(): string[] {
  const kept = keptJson(siteStorage, KEY);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
}

export function rememberSearch(text: string): void {
  if (text.length < 2) return;
  write([text, ...recentSearches().filter((other) => other !== text)].slice(0, MOST));
}

export function forgetSearch(text: string): string[] {
  return write(recentSearches().filter((other) => other !== text));
}

export function forgetSearches(): string[] {
  return write([]);
}

function write(texts: string[]): string[] {
  if (texts.length > 0) siteStorage.setItem(KEY, JSON.stringify(texts));
  else siteStorage.removeItem(KEY);
  return texts;
}
