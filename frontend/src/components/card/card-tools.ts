import { type ComponentType, type MouseEvent, useSyncExternalStore } from 'react';
import type { Name } from '../../api/types.ts';

interface Props {
  post: { id: number; name: Name };
}

/** Whether a title is on the viewer's list, and what puts it there or takes it off. */
export interface Keeping {
  kept: boolean;
  press(event: MouseEvent): void;
}

/** What a card has beside its facts: a viewer's own marks, and the button that keeps its title. */
export interface CardTools {
  Marks: ComponentType<Props>;
  Keep: ComponentType<Props>;
  /** Draws nothing: for a button that is there before it. */
  Keeper: ComponentType<Props & { tell(keeping: Keeping | null): void }>;
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
