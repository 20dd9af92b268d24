import { useSyncExternalStore } from 'react';

/** `sent`: what was typed is on its way to the server, which has not answered yet. */
export type Standing = 'typed' | 'sent';

/** The forms on the page in which something stands that is not saved. A router asks one place alone before it leaves. */
const forms = new Map<object, Standing>();
const listeners = new Set<() => void>();
/** What would leave the page, while its reader is asked. */
let asked: (() => void) | null = null;

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the way to take it back. */
export function tellUnsaved(form: object, standing: Standing): () => void {
  forms.set(form, standing);
  changed();
  return () => {
    forms.delete(form);
    changed();
  };
}

/** What stands in the forms was saved otherwise, or is given up. */
export function forgetUnsaved(): void {
  forms.clear();
  changed();
}

/** Whether to leave the page would lose something. A form that is being sent leads to another page itself. */
export function wouldLose(): boolean {
  return [...forms.values()].includes('typed');
}

export function useWouldLose(): boolean {
  return useSyncExternalStore(subscribe, wouldLose);
}

/** Whether the page has a form in which something stands that the server does not have (yet). */
export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, () => forms.size > 0);
}

/** Does what leaves the page otherwise than by an address, where need be after it is confirmed. */
export function leaveBy(go: () => void): void {
  if (wouldLose()) {
    asked = go;
    changed();
  } else {
    go();
  }
}

/** @returns what waits for an answer, and how to give it. */
export function useAskedToLeave(): [(() => void) | null, () => void] {
  const go = useSyncExternalStore(subscribe, () => asked);
  const answer = () => {
    asked = null;
    changed();
  };
  return [go, answer];
}
