import { OWN_SHELVES } from '../../lib/session/kept/own-shelves.ts';

/** Keeps the room of the shelves that a member had when we last looked, on a page that was drawn as for a guest. */
export function keepRoomForShelves(stored: (key: string) => string | null): void {
  const { style } = document.documentElement;
  for (const name of OWN_SHELVES) {
    const below = stored(`parde.${name}`);
    if (below) style.cssText += `--${name}:block;--${name}-below:${below}px;`;
  }
}
