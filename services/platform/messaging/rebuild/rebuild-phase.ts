/** In their order; a rebuild that only checks ends before it swaps. */
export type RebuildPhase = 'filling' | 'catching_up' | 'comparing' | 'swapping';
