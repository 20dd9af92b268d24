import { keptJson, tabStorage } from '../../storage/storage.ts';

const KEY = 'parde.scroll';

/** How far each place was scrolled: by the entry of the history, for shelves with their names. Reloads keep them. */
const positions = new Map(storedPositions());

/** Whatever else may have written there: only entries come out. */
export function storedPositions(): [string, number][] {
  const kept = keptJson(tabStorage, KEY);
  return Array.isArray(kept) ? kept.filter((entry): entry is [string, number] => Array.isArray(entry)) : [];
}

addEventListener('pagehide', () => tabStorage.setItem(KEY, JSON.stringify([...positions])));

export function rememberScroll(place: string, distance: number): void {
  positions.set(place, distance);
}

export function rememberedScroll(place: string): number {
  return positions.get(place) ?? 0;
}
