import { createContext } from 'react';

/** Whether the thread is that of a series: its minutes are those of an episode. */
export const SeriesThread = createContext(false);
