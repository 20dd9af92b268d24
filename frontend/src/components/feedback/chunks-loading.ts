import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  loading += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChunksLoading(): number {
  return useSyncExternalStore(subscribe, () => loading);
}

/** React.lazy that the loading bar knows of. */
export function lazyPage<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    change(1);
    try {
      return await load();
    } finally {
      change(-1);
    }
  });
}
