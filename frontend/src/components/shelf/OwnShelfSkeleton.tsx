import type { OwnShelf } from '../../lib/session/kept/own-shelves.ts';
import { roomOf } from '../../lib/session/kept/shelf-room.ts';
import { ShelfSkeleton } from './Shelf.tsx';

/** The room of a member's own shelf until it is there, where they had it when we last looked. */
export function OwnShelfSkeleton({ name }: { name: OwnShelf }) {
  const room = roomOf(name);
  return room && <ShelfSkeleton below={`${room}px`} />;
}
