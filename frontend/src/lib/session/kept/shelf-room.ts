import { siteStorage } from '../../storage/storage.ts';
import type { OwnShelf } from './own-shelves.ts';

/** @returns how many pixels a member's shelf had below its pictures when we last looked; null where it was not there. */
export const roomOf = (shelf: OwnShelf) => siteStorage.getItem(`parde.${shelf}`);
