import { siteStorage } from '../../storage/storage.ts';
import type { OwnShelf } from './own-shelves.ts';

/** @returns how much a member's shelf had below its pictures when we last looked, in pixels; 0 where it was not there. */
export function roomOf(shelf: OwnShelf): number {
  return Number(siteStorage.getItem(`parde.${shelf}`)) || 0;
}
