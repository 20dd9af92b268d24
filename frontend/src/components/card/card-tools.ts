import { type ComponentType, useSyncExternalStore } from 'react';
import type { Name } from '../../api/types.ts';

interface Props {
  post: { id: number; name: Name };
}

/** What a card has beside its facts: a viewer's own marks, and the button that keeps its title; wide for a title that stands large. */
export interface CardTools {
  Marks: ComponentType<Props>;
  Keep: ComponentType<Props>;
  KeepWide: ComponentType<Props>;
}

// They are a feature's, and come when the page has rest: until then cards do without.
let tools: CardTools | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setCardTools(next: CardTools | null): void {
  tools = next;
  for (const listener of listeners) listener();
}

export function useCardTools(): CardTools | null {
  return useSyncExternalStore(
    subscribe,
    () => tools,
    () => null,
  );
}
