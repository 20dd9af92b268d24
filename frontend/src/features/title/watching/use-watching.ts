import { createContext, useContext } from 'react';
import type { Seen, Start } from './choose-start.ts';

export interface Watching {
  postId: number;
  /** null without a file. */
  start: Start | null;
  /** By file; for guests nothing. */
  seen: ReadonlyMap<number, Seen>;
}

export const WatchingContext = createContext<Watching>({ postId: 0, start: null, seen: new Map() });

/** How far the reader is with the title of this page. */
export const useWatching = () => useContext(WatchingContext);
