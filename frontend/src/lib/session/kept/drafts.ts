import { tabStorage } from '../../storage/storage.ts';
import { memberId } from '../token.ts';

/**
 * What is being written in this tab, each member's apart: whoever logs in here next does not read it, and it is there again once
 * its writer is back. What a guest wrote goes over to the member that they log in as.
 */
export function readDraftOf(name: string): string | null {
  const own = tabStorage.getItem(keyOf(name));
  if (own !== null) return own;
  const guests = tabStorage.getItem(guestsKey(name));
  if (guests !== null) writeDraftOf(name, guests);
  return guests;
}

/** @param text null forgets it. Where storage is forbidden or full, it lives on in the page alone. */
export function writeDraftOf(name: string, text: string | null): void {
  for (const key of [guestsKey(name), keyOf(name)]) tabStorage.removeItem(key);
  if (text !== null) tabStorage.setItem(keyOf(name), text);
}

const guestsKey = (name: string) => `parde.draft.${name}`;

function keyOf(name: string): string {
  const member = memberId();
  return guestsKey(member === null ? name : `of-${member}.${name}`);
}
