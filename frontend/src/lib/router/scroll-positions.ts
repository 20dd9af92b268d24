import { tabStorage } from '../storage/storage.ts';

const KEY = 'parde.scroll';

/** How far each place was scrolled: by the entry of the history, for shelves with their names. Reloads keep them. */
const positions = new Map<string, number>(stored());

function stored(): [string, number][] {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

addEventListener('pagehide', () => tabStorage.setItem(KEY, JSON.stringify([...positions])));

export function rememberScroll(place: string, distance: number): void {
  positions.set(place, distance);
}

export function rememberedScroll(place: string): number {
  return positions.get(place) ?? 0;
}
