import { tabStorage } from '../storage/storage.ts';
import { memberId } from './token.ts';

/**
 * What is being written in this tab, each member's apart: whoever logs in here next does not read it, and it is there again once
 * its writer is back. What a guest wrote goes over to the member that they log in as.
 */
export function readDraftOf(name: string): string | null {
  const guests = tabStorage.getItem(guestsKey(name));
  if (memberId() === null) return guests;
  const own = tabStorage.getItem(ownKey(name));
  if (own !== null || guests === null) return own;
  writeDraftOf(name, guests);
  return guests;
}

/** @param text null forgets it. Where storage is forbidden or full, it lives on in the page alone. */
export function writeDraftOf(name: string, text: string | null): void {
  tabStorage.removeItem(guestsKey(name));
  if (text === null) tabStorage.removeItem(ownKey(name));
  else tabStorage.setItem(ownKey(name), text);
}

const guestsKey = (name: string) => `parde.draft.${name}`;

function ownKey(name: string): string {
  const member = memberId();
  return member === null ? guestsKey(name) : `parde.draft-of.${member}.${name}`;
}
