import { OWN_SHELVES } from '../../lib/session/kept/own-shelves.ts';

/** Keeps the room of the shelves that a member had when we last looked (styles/shelf-rooms.css), on a page that was drawn as for a guest. */
export function keepRoomForShelves(stored: (key: string) => string | null): void {
  const rooms = OWN_SHELVES.map((name) => stored(`parde.${name}`)).filter(Boolean);
  if (rooms[0]) document.documentElement.style.cssText = `--rooms:${rooms.length};--below:${rooms.join('px + ')}px`;
}
