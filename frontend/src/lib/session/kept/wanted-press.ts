import { useEffect } from 'react';
import { fieldsOf } from '../../storage/fields-of.ts';
import { tabStorage } from '../../storage/storage.ts';
import { useSignedIn } from '../use-session.ts';

/** What a guest pressed, kept in this tab while they log in. */
interface WantedPress {
  /** Of the button and what it is for: `later 7`. */
  name: string;
  /** Which of its choices. */
  choice: string;
  /** Milliseconds since the epoch. */
  since: number;
}

const KEY = 'parde.wanted-press';
const LIFETIME_MS = 1_800_000;

/** What the press of a button of a list is known by. */
export const pressOf = ({ kind, id }: { kind: 'later' | 'series' | 'person'; id: number }) => `${kind} ${id}`;

export function rememberPress(name: string, choice: string, now = Date.now()): void {
  tabStorage.setItem(KEY, JSON.stringify({ name, choice, since: now } satisfies WantedPress));
}

const keptPress = () => fieldsOf(tabStorage.getItem(KEY)) as Partial<WantedPress>;

/** Whether it was this button, wherever it stands now. */
export const isWanted = (name: string): boolean => keptPress().name === name;

/** @returns what the guest chose by this button, once; null when they pressed another, or long ago. */
function takePress(name: string, now = Date.now()): string | null {
  const press = keptPress();
  if (press.name !== name) return null;
  tabStorage.removeItem(KEY);
  return now - Number(press.since) < LIFETIME_MS ? String(press.choice) : null;
}

/** Does what a guest pressed once they are back as a member. @param act the same as long as it does the same. */
export function useWantedPress(name: string, act: (choice: string) => void): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    const choice = signedIn ? takePress(name) : null;
    if (choice !== null) act(choice);
  }, [signedIn, name, act]);
}
