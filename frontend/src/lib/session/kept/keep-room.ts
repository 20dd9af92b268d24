import { siteStorage } from '../../storage/storage.ts';
import type { OwnShelf } from './own-shelves.ts';

/** The shelf's place on the page is kept free from now on. @param below its pictures, in pixels; 0 where it is not there. */
export function keepRoom(shelf: OwnShelf, below: number): void {
  if (below) siteStorage.setItem(`parde.${shelf}`, String(below));
  else siteStorage.removeItem(`parde.${shelf}`);
}
