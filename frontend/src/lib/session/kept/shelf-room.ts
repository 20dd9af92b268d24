import { siteStorage } from '../../storage/storage.ts';
import type { OwnShelf } from './own-shelves.ts';

/** @returns how much a member's shelf had below its pictures when we last looked, in pixels; 0 where it was not there. */
export function roomOf(shelf: OwnShelf): number {
  return Number(siteStorage.getItem(`parde.${shelf}`)) || 0;
}

/** Its place on the page is kept free from now on. @param below its pictures, in pixels; 0 where it is not there. */
export function keepRoom(shelf: OwnShelf, below: number): void {
  if (below) siteStorage.setItem(`parde.${shelf}`, String(below));
  else siteStorage.removeItem(`parde.${shelf}`);
}
